import { renderToStaticMarkup } from 'react-dom/server';
import { BrokenPromises } from './broken-promises';
import { Gallery } from '@/lib/gallery/gallery';
import { PromiseList } from './promise-list';
import { promisesIn, type Chapter } from './promises';
import type { StatePicture } from '@/lib/gallery/take-pictures';
import { counted, duration } from '@/lib/gallery/wording';

export interface Report {
  readonly chapters: readonly Chapter[];
  readonly pictures: readonly StatePicture[];
  /** The pictures that broken promises name, by their path, as a page can hold them. */
  readonly screenshots: Readonly<Record<string, string>>;
  readonly triedAt: Date;
  readonly milliseconds: number;
}

const INTRODUCTION =
  'The editions of the site side by side, with the example company that appears until the settings ' +
  'name another. A long page scrolls inside its picture.';

/** The report as one HTML page that needs no other file and no script. */
export function reportPage(report: Report, styles: string): string {
  return `<!doctype html>${renderToStaticMarkup(<ReportPage {...report} styles={styles} />)}\n`;
}

function ReportPage({
  chapters,
  pictures,
  screenshots,
  triedAt,
  milliseconds,
  styles,
}: Report & { readonly styles: string }) {
  const broken = promisesIn(chapters, 'broken').length;
  const verdict = verdictOn(chapters);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{verdict}</title>
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <header className={broken > 0 ? 'verdict broken' : 'verdict kept'}>
          <h1>{verdict}</h1>
          <p>
            Tried on{' '}
            <time dateTime={triedAt.toISOString()}>
              {triedAt.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })}
            </time>
            , in {duration(milliseconds)}, against both sites as they would go online.
          </p>
          <nav aria-label="Parts of this report">
            {broken > 0 && <a href="#broken">What is broken</a>}
            {pictures.length > 0 && <a href="#pictures">What visitors see</a>}
            <a href="#promises">What is promised</a>
          </nav>
        </header>
        <main>
          {broken > 0 && <BrokenPromises chapters={chapters} screenshots={screenshots} />}
          {pictures.length > 0 && <Gallery pictures={pictures} introduction={INTRODUCTION} />}
          <PromiseList chapters={chapters} />
        </main>
      </body>
    </html>
  );
}

function verdictOn(chapters: readonly Chapter[]): string {
  const all = promisesIn(chapters).length;
  const broken = promisesIn(chapters, 'broken').length;
  const untried = promisesIn(chapters, 'untried').length;
  if (broken > 0)
    return `${counted(broken)} of ${counted(all, 'promise')} ${broken === 1 ? 'is' : 'are'} broken`;
  if (all === untried) return 'No promise was tried';
  return untried > 0
    ? `${counted(all - untried, 'promise')} kept, ${counted(untried)} not tried`
    : `All ${counted(all, 'promise')} are kept`;
}
