import { DEVICES, SCHEMES, type Device, type StatePicture } from './state-pictures';
import { capitalised } from './wording';

/** Each state of the page, both regions side by side. The choice of device and colours is made by CSS alone. */
export function Pictures({ pictures }: { readonly pictures: readonly StatePicture[] }) {
  const states = [...new Set(pictures.map(({ state }) => state))];
  return (
    <section id="pictures" aria-labelledby="pictures-heading">
      <h2 id="pictures-heading">What visitors see</h2>
      <p className="lead">
        India on the left, Indonesia on the right, with the example company that stands in until the
        settings name one. A longer page scrolls inside its picture.
      </p>
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
                  className="pair"
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
                      <Screen key={picture.region} device={device} picture={picture} />
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

function Choice({
  legend,
  name,
  options,
}: {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly string[];
}) {
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
  const { state, region, scheme, source, width, height } = picture;
  const scrolls = height / width > device.height / device.width + 0.01;
  const country = capitalised(region);
  const words = `${state} in ${country}, ${device.name.toLowerCase()}, ${scheme}`;
  return (
    <figure className={region}>
      <div
        className="screen"
        {...(scrolls && { tabIndex: 0, role: 'region', 'aria-label': words })}
      >
        <img src={source} width={width} height={height} alt={words} />
      </div>
      <figcaption>{country}</figcaption>
    </figure>
  );
}
