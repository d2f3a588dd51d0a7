import { buildSummary } from '@/lib/export/build-summary';
import { editionsTable } from '@/lib/tools/preview/editions-table';
import { filesOf, indiaConfiguration } from '../../export/export-fixtures';

/** What a build prints, for a page and settings of its own. */
const outputOf = (settings: Record<string, string>) =>
  `Compiled in 3 s\n${buildSummary(
    filesOf({ '/index.html': '<main></main>', '/site-config.js': '', '/a.js': '' }),
    ['/a.js'],
    indiaConfiguration(settings),
  )}`;

test('the table has a line for each edition, aligned, and then the warnings of all', () => {
  const english = outputOf({ NEXT_PUBLIC_COM_NAME: 'Acme Finance' });
  const hindi = outputOf({
    NEXT_PUBLIC_COM_NAME: 'Acme',
    NEXT_PUBLIC_HTTP_URL: 'https://hi.acme.example',
  });
  const table = editionsTable([
    { locale: 'en-IN', label: 'India, English', output: english },
    { locale: 'hi-IN', label: 'India, Hindi', output: hindi },
  ]);

  expect(table).toMatch(
    new RegExp(
      [
        '^',
        'Edition         Company       URL of the site          First load  Folder',
        'India, English  Acme Finance  not set                  \\d\\.\\d kB      editions/en-IN/',
        'India, Hindi    Acme          https://hi\\.acme\\.example  \\d\\.\\d kB      editions/hi-IN/',
        '',
        '  ! en-IN: The page still shows',
      ].join('\n'),
    ),
  );
  expect(table).toContain('\n  ! en-IN: NEXT_PUBLIC_HTTP_URL is not set');
  expect(table).toContain('\n  ! hi-IN: NEXT_PUBLIC_OTHER_REGION_URL is not set');
});
