import { Gallery } from '../gallery/gallery';
import type { LinkPreview } from '../gallery/read-link-preview';
import { standalonePage } from '../gallery/standalone-page';
import type { StatePicture } from '../gallery/take-screenshots';

/** One built region, as the preview shows it. */
export interface PreviewedVariant {
  readonly label: string;
  readonly link: LinkPreview;
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
      <header>
        <h1>{heading}</h1>
        <p>
          Each region as <code>next build</code> writes it with your settings. Nothing was
          published, and <code>out/</code> was not changed.
        </p>
      </header>
      <main>
        <Warnings variants={variants} />
        <SearchAndSharing variants={variants} />
        <Gallery
          pictures={pictures}
          introduction="The regions side by side. Long pages scroll together."
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
    <section aria-labelledby="warnings-heading">
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
      <p>
        What search engines and messengers show of the page. They may shorten the text or choose
        another.
      </p>
      <div className="cards">
        {variants.map(({ label, link: { icon, title, url, description, picture } }) => (
          <article key={label}>
            <h3>{label}</h3>
            <img src={icon} width="28" alt="The icon" />
            <p>
              <strong>{title}</strong>
              <br />
              {url || 'The URL is not set'}
            </p>
            <p>{description}</p>
            {picture && <img src={picture} alt="The picture of shared links" />}
          </article>
        ))}
      </div>
    </section>
  );
}
