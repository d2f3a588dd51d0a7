import { Gallery } from '../gallery/gallery';
import type { SharedLink } from '../gallery/read-page-metadata';
import { standalonePage } from '../gallery/standalone-page';
import type { StatePicture } from '../gallery/take-screenshots';

/** One built region, as the preview shows it. */
export interface PreviewedVariant {
  readonly label: string;
  readonly link: SharedLink;
  /** What the build warned about. */
  readonly warnings: readonly string[];
}

export interface Preview {
  readonly variants: readonly PreviewedVariant[];
  readonly pictures: readonly StatePicture[];
}

/** The preview for marketers as one HTML page that needs no other file and no script. */
export function previewPage({ variants, pictures }: Preview, styles: string): string {
  const heading = `Preview of ${[...new Set(variants.map(({ link }) => link.title))].join(' and ')}`;
  return standalonePage(
    heading,
    styles,
    <>
      <header className="intro">
        <h1>{heading}</h1>
        <p className="lead">
          Each region as <code>next build</code> writes it with your settings. Nothing was
          published, and <code>out/</code> was not changed.
        </p>
      </header>
      <main>
        <Warnings variants={variants} />
        <SearchAndSharing variants={variants} />
        <Gallery
          pictures={pictures}
          introduction="The regions side by side. A long page scrolls inside its picture."
        />
      </main>
    </>,
  );
}

/** The warnings of all builds. A warning that every region has is shown once. */
function Warnings({ variants }: Pick<Preview, 'variants'>) {
  const texts = [...new Set(variants.flatMap(({ warnings }) => warnings))];
  if (texts.length === 0) return null;
  return (
    <section className="warnings" aria-labelledby="warnings-heading">
      <h2 id="warnings-heading">Before you publish</h2>
      <ul>
        {texts.map((text) => {
          const affected = variants.filter(({ warnings }) => warnings.includes(text));
          return (
            <li key={text}>
              {affected.length < variants.length && (
                <strong>{affected.map(({ label }) => label).join(', ')}: </strong>
              )}
              {text}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function SearchAndSharing({ variants }: Pick<Preview, 'variants'>) {
  return (
    <section aria-labelledby="sharing-heading">
      <h2 id="sharing-heading">Search and shared links</h2>
      <p className="lead">
        About as Google and WhatsApp show them. Both may shorten the text or choose another.
      </p>
      <div className="sharing">
        {variants.map(({ label, link }) => (
          <article key={label}>
            <h3>{label}</h3>
            <SearchResult {...link} />
            <LinkCard {...link} />
          </article>
        ))}
      </div>
    </section>
  );
}

function SearchResult({ icon, title, url, description }: SharedLink) {
  return (
    <div className="search-result">
      <div className="site">
        {icon && <img src={icon} width="28" height="28" alt="" />}
        <div>
          <p>{title}</p>
          <p className="quiet">{url || 'The URL is not set'}</p>
        </div>
      </div>
      <p className="result-title">{title}</p>
      <p>{description}</p>
    </div>
  );
}

function LinkCard({ picture, title, url, description }: SharedLink) {
  return (
    <div className="chat">
      <div className="link-card">
        {picture && (
          <img src={picture} width="640" height="336" alt="The picture of shared links" />
        )}
        <div className="link-text">
          <p className="link-title">{title}</p>
          <p className="link-description">{description}</p>
          <p className="quiet">{url ? new URL(url).host : 'The URL is not set'}</p>
        </div>
      </div>
      {url && <p className="link-url">{url}</p>}
    </div>
  );
}
