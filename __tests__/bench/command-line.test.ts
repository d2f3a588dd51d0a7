import { parseCommandLine } from './command-line';

test('five rounds with simulated throttling, unless told', () => {
  expect(parseCommandLine([])).toMatchObject({
    rounds: 5,
    applied: false,
    built: false,
    growth: false,
    exports: {},
  });
});

test('rounds, throttling and other exports can be named', () => {
  expect(parseCommandLine(['-n', '3', '--applied', 'peer=/tmp/peer', 'india=out'])).toMatchObject({
    rounds: 3,
    applied: true,
    exports: { peer: '/tmp/peer', india: 'out' },
  });
});

test.each([[['-n', 'many']], [['-n', '0']], [['out']], [['--fast']]])(
  '%j is not understood',
  (args) => {
    expect(() => parseCommandLine(args)).toThrow();
  },
);
