import { unreadLines } from '@/lib/config/unread-lines';

const problemsOf = (contents: string) =>
  unreadLines([{ path: '.env.local', contents }]).map(
    ({ variable, problem }) => `${variable} ${problem}`,
  );

test.each([
  ['NEXT_PUBLIC_REGION:1', 'NEXT_PUBLIC_REGION=1'],
  ['NEXT_PUBLIC_REGION 1', 'NEXT_PUBLIC_REGION=1'],
  ['set NEXT_PUBLIC_REGION=1', 'NEXT_PUBLIC_REGION=1'],
  ['$env:NEXT_PUBLIC_REGION = "1"', 'NEXT_PUBLIC_REGION=1'],
  ['- NEXT_PUBLIC_REGION=1', 'NEXT_PUBLIC_REGION=1'],
  ['"NEXT_PUBLIC_COM_NAME": "Acme Finance",', 'NEXT_PUBLIC_COM_NAME=Acme Finance'],
  ['NEXT_PUBLIC_COM_NAME Acme #1;', "NEXT_PUBLIC_COM_NAME='Acme #1'"],
  ['NEXT_PUBLIC_ADRESS 2 Road', 'NEXT_PUBLIC_ADDRESS=2 Road'],
  ['set REGION=1', 'NEXT_PUBLIC_REGION=1'],
  ['COM_NAME:Acme', 'NEXT_PUBLIC_COM_NAME=Acme'],
])('the line %s is reported with its number and the right spelling', (line, spelling) => {
  const problems = problemsOf(`# Acme\n\n${line}\n`);

  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^(NEXT_PUBLIC_)?[A-Z_]+ in \.env\.local, line 3, would not be read/);
  expect(problems[0]).toMatch(new RegExp(`; write ${spelling}$`));
});

test.each([
  'NEXT_PUBLIC_REGION=1',
  'NEXT_PUBLIC_REGION: 1',
  'export NEXT_PUBLIC_REGION = 1',
  '# NEXT_PUBLIC_REGION 1',
  'OTHER_TOOL=set NEXT_PUBLIC_REGION=1',
  'set OTHER_TOOL=1',
  'Your region 1',
])('the line %s is not reported', (line) => {
  expect(problemsOf(line)).toEqual([]);
});
