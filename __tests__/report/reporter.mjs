import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { loadTypeScript } from '../../lib/load-typescript.mjs';

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

    const { testsIn } = await loadTypeScript('__tests__/report/test-results.ts');
    const { reportPage } = await loadTypeScript('__tests__/report/report-page.tsx');
    const { toDataUrl } = await loadTypeScript('lib/tools/gallery/take-screenshots.ts');
    const { savedPictures } = await loadTypeScript(
      '__tests__/cross-browser/setup/browser-pictures.ts',
    );
    const tests = testsIn(testResults, ROOT);
    const milliseconds = Date.now() - startTime;
    const paths = tests.flatMap(({ screenshots }) => screenshots);
    const screenshots = await Promise.all(
      paths
        .filter((path) => existsSync(join(ROOT, path)))
        .map(async (path) => [path, (await toDataUrl(readFileSync(join(ROOT, path)))).source]),
    );
    const browserPictures = await Promise.all(
      savedPictures().map(async ({ path, ...picture }) => ({
        ...picture,
        source: (await toDataUrl(await reduced(path))).source,
      })),
    );
    const page = reportPage(
      {
        tests,
        pictures: picturesIn(started.run),
        browserPictures,
        screenshots: Object.fromEntries(screenshots),
        startedAt: new Date(startTime),
        milliseconds,
      },
      ['../../lib/tools/gallery/standalone-page.css', 'report-page.css']
        .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
        .join('\n'),
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

/**
 * Halves a screenshot of another browser: more than a hundred of them have to fit into one page.
 */
async function reduced(path) {
  const picture = sharp(path);
  const { width } = await picture.metadata();
  return picture
    .resize({ width: Math.round(width / 2) })
    .png()
    .toBuffer();
}
