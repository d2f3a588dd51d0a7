import type { StatePicture } from './take-screenshots';

interface GalleryProps {
  readonly pictures: readonly StatePicture[];
  /** What the reader should know before looking. */
  readonly introduction: string;
}

/**
 * Each state of the page with its variants side by side. CSS alone switches between devices and
 * colour schemes. The page around it needs `standalone-page.css`.
 */
export function Gallery({ pictures, introduction }: GalleryProps) {
  const firstOfEachState = pictures.filter(
    (picture, index) => pictures.findIndex(isBeside(picture)) === index,
  );
  return (
    <section id="pictures" aria-labelledby="pictures-heading">
      <h2 id="pictures-heading">What visitors see</h2>
      <p>{introduction}</p>
      <div className="choices">
        <Choice legend="Screen" options={pictures.map(({ device }) => device)} />
        <Choice legend="Colours" options={pictures.map(({ scheme }) => scheme)} />
      </div>
      {firstOfEachState.map((first) => (
        <article
          key={[first.state, first.device, first.scheme].join()}
          data-device={first.device}
          data-scheme={first.scheme}
        >
          <h3>{first.state}</h3>
          <div className="side-by-side" tabIndex={0} role="region" aria-label={first.state}>
            {pictures.filter(isBeside(first)).map(({ state, device, scheme, variant, source }) => (
              <figure key={variant}>
                <figcaption>{variant}</figcaption>
                <img
                  src={source}
                  alt={`${state} in ${variant}, ${device.toLowerCase()}, ${scheme}`}
                />
              </figure>
            ))}
          </div>
        </article>
      ))}
    </section>
  );
}

/** Whether a picture shows the same state of another variant. */
const isBeside = (one: StatePicture) => (other: StatePicture) =>
  one.state === other.state && one.device === other.device && one.scheme === other.scheme;

interface ChoiceProps {
  readonly legend: string;
  readonly options: readonly string[];
}

function Choice({ legend, options }: ChoiceProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {[...new Set(options)].map((option, index) => (
        <label key={option}>
          <input type="radio" name={legend} value={option} defaultChecked={index === 0} />
          {option}
        </label>
      ))}
    </fieldset>
  );
}
