import { parseCommandLine } from './command-line';

test('five rounds of our own exports are measured, unless told', () => {
  expect(parseCommandLine([])).toMatchObject({
    rounds: 5,
    built: false,
    growth: false,
    exports: {},
  });
});

test('rounds, modes and other exports can be named', () => {
  expect(parseCommandLine(['-n', '3', '--growth', 'peer=/tmp/peer', 'india=out'])).toMatchObject({
    rounds: 3,
    growth: true,
    exports: { peer: '/tmp/peer', india: 'out' },
  });
});

test.each([[['-n', 'many']], [['-n', '0']], [['out']], [['--fast']]])(
  'the arguments %j are not understood',
  (args) => {
    expect(() => parseCommandLine(args)).toThrow();
  },
);
