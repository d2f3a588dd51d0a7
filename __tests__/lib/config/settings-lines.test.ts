import { assignmentsIn } from '@/lib/config/settings-lines';

test.each(['\n', '\r\n', '\r'])(
  'lines that end with %j are counted, and those that Next reads found',
  (end) => {
    const contents = ['# Acme', 'A = 1 ', 'set NEXT_PUBLIC_REGION=1', 'B: x'].join(end);

    expect(assignmentsIn({ path: '.env', contents })).toEqual([
      expect.objectContaining({ variable: 'A', line: 2, raw: '1' }),
      expect.objectContaining({ variable: 'B', line: 4, raw: 'x' }),
    ]);
  },
);
