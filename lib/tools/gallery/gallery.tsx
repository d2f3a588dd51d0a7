import { capitalised } from './capitalised';
import { DEVICES, SCHEMES, type Device } from './devices';
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
  const states = [...new Set(pictures.map(({ state }) => state))];
  return (
    <section id="pictures" aria-labelledby="pictures-heading">
      <h2 id="pictures-heading">What visitors see</h2>
      <p className="lead">{introduction}</p>
      <div className="choices">
        <Choice legend="Screen" name="device" options={DEVICES.map(({ name }) => name)} />
        <Choice legend="Colours" name="scheme" options={SCHEMES} />
      </div>
      <div className="states">
        {states.map((state) => (
          <article key={state} className="state">
            <h3>{state}</h3>
            {DEVICES.flatMap((device) =>
              SCHEMES.map((scheme) => (
                <div
                  key={device.name + scheme}
                  className="side-by-side"
                  data-device={device.name}
                  data-scheme={scheme}
                >
                  {pictures
                    .filter(
                      (picture) =>
                        picture.state === state &&
                        picture.device === device.name &&
                        picture.scheme === scheme,
                    )
                    .map((picture) => (
                      <Screen key={picture.variant} device={device} picture={picture} />
                    ))}
                </div>
              )),
            )}
          </article>
        ))}
      </div>
    </section>
  );
}

interface ChoiceProps {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly string[];
}

function Choice({ legend, name, options }: ChoiceProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {options.map((option, index) => (
        <label key={option}>
          <input type="radio" name={name} value={option} defaultChecked={index === 0} />
          <span>{capitalised(option)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Screen({ device, picture }: { readonly device: Device; readonly picture: StatePicture }) {
  const { state, variant, scheme, source, width, height } = picture;
  const scrolls = height / width > device.height / device.width + 0.01;
  const description = `${state} in ${variant}, ${device.name.toLowerCase()}, ${scheme}`;
  return (
    <figure>
      <div
        className="screen"
        {...(scrolls && { tabIndex: 0, role: 'region', 'aria-label': description })}
      >
        <img src={source} width={width} height={height} alt={description} />
      </div>
      <figcaption>{variant}</figcaption>
    </figure>
  );
}
