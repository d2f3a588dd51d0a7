import { readServerAddress } from '@/lib/kit/server';

const { env } = process;
afterEach(() => void (process.env = env));

function read(args: string[], PORT = '') {
  process.env = { ...env, PORT };
  return readServerAddress(args);
}

test.each(['0', '65536', '80a', '-1', '8080 8081'])('the port %s is refused', (port) => {
  const message = `The port was "${port}"; allowed: a number from 1 to 65535.`;

  expect(() => read([`--port=${port}`])).toThrow(message);
  expect(() => read([], port)).toThrow(message);
});

test('an unknown option is refused', () => {
  expect(() => read(['--fone'])).toThrow("Unknown option '--fone'");
});

test('an option wins over PORT, and what is no option is a name', () => {
  const address = { port: 4778, host: '127.0.0.1', phone: false, names: ['kiran'] };
  expect(read(['kiran', '--port', '4778', '--host', '127.0.0.1'], '4777')).toEqual(address);
});
