import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { importTypeScript } from '../../lib/import-typescript.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');
const REPORT = 'reports/index.html';

/** Whether a run includes every test of its projects. */
function isWhole({ testPathPatterns, testNamePattern, onlyChanged, findRelatedTests, shard }) {
  return (
    !testPathPatterns.isSet() && !testNamePattern && !onlyChanged && !findRelatedTests && !shard
  );
}

/**
 * Writes the report after a run of all tests. A run of some tests keeps the previous report, which
 * covers all.
 */
export default class Reporter {
  #whole;
  #projects;

  constructor(globalConfig) {
    this.#whole = isWhole(globalConfig);
    this.#projects = globalConfig.projects.length;
  }

  async onRunComplete(contexts, { testResults, startTime, wasInterrupted }) {
    const started = JSON.parse(process.env.BROWSER_TESTS ?? 'null');
    if (!this.#whole || contexts.size < this.#projects || wasInterrupted || !started) {
      if (existsSync(join(ROOT, REPORT)))
        process.stderr.write(`\n${REPORT} is the report of an earlier run.\n`);
      return;
    }

    const { reportPage } = await importTypeScript('__tests__/report/report-page.tsx');
    const { toDataUrl } = await importTypeScript('lib/tools/gallery/take-screenshots.ts');
    const { screenshotsIn } = await importTypeScript(
      '__tests__/browser/setup/failure-screenshots.ts',
    );
    const files = testResults.map(async ({ testFilePath, failureMessage, testResults: tests }) => {
      const message = stripVTControlCharacters(failureMessage ?? '');
      const screenshots = screenshotsIn(message)
        .filter((path) => existsSync(join(ROOT, path)))
        .map(async (path) => ({ path, source: await toDataUrl(readFileSync(join(ROOT, path))) }));
      return {
        testFilePath: relative(ROOT, testFilePath),
        failureMessage: message,
        testResults: tests,
        screenshots: await Promise.all(screenshots),
      };
    });
    const page = reportPage(
      {
        files: (await Promise.all(files)).sort((one, other) =>
          one.testFilePath.localeCompare(other.testFilePath),
        ),
        pictures: picturesIn(started.run),
        startedAt: new Date(startTime),
      },
      readFileSync(new URL('../../lib/tools/gallery/standalone-page.css', import.meta.url), 'utf8'),
    );
    mkdirSync(join(ROOT, 'reports'), { recursive: true });
    writeFileSync(join(ROOT, REPORT), page);
    process.stderr.write(`\nThe report: ${REPORT}\n`);
  }
}

/**
 * The pictures of every state of the page in each variant, which the browser tests took. The report
 * matters most after failures, so it is written even if they could not be taken.
 */
function picturesIn(run) {
  const file = join(run, 'pictures.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}
