import { readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { configureToMatchImageSnapshot } from 'jest-image-snapshot';
import sharp from 'sharp';
import { DEVICES, SCHEMES } from '@/lib/tools/gallery/devices';
import { PAGE_STATES } from '@/lib/tools/gallery/page-states';
import { takePictures, type TakenPicture } from '@/lib/tools/gallery/take-screenshots';
import { servedExport, started, startedBrowser } from './setup/open-page';
import { labelOf, SITES } from './setup/sites';

/** The states with a baseline, by the names that their files have. */
const SECTIONS = { home: 'Home', about: 'About us', contact: 'Contact us' };

const BASELINES = SITES.flatMap((site) =>
  Object.entries(SECTIONS).flatMap(([section, state]) =>
    DEVICES.map(({ name: device, width }) => ({
      name: `${site.name}-${section}-${width}`,
      shows: { state, device, scheme: 'light', variant: labelOf(site) },
    })),
  ),
);

const FOLDER = join(__dirname, 'visual-baselines');

/** The machine may be busy: more than a hundred pictures then take minutes. */
const LONGEST_MS = 600_000;

expect.extend({
  toMatchImageSnapshot: configureToMatchImageSnapshot({
    customSnapshotsDir: FOLDER,
    // The report shows the pictures of this folder that a failure names.
    customDiffDir: resolve('reports/failures'),
    // The processor of another machine may round a few colours differently.
    customDiffConfig: { threshold: 0.1 },
    failureThreshold: 10,
    runInProcess: true,
  }),
});

let taken: TakenPicture[];

beforeAll(async () => {
  taken = await takePictures(
    await startedBrowser(),
    SITES.map((site) => ({ label: labelOf(site), origin: servedExport(site.name).origin })),
  );
}, LONGEST_MS);

test('the report gets a picture of every state of every site', () => {
  const states = PAGE_STATES.filter(({ ofSendingForm }) => !ofSendingForm);
  expect(taken).toHaveLength(SITES.length * DEVICES.length * states.length * SCHEMES.length);
  const shown = ['state', 'device', 'scheme', 'variant', 'source'];
  writeFileSync(join(started?.run ?? '', 'pictures.json'), JSON.stringify(taken, shown));
});

(started?.comparable ? describe : describe.skip)(
  'in the Chromium that npm installs (Linux, x64), the page looks like its baseline. If the change is right, run "npm run approve-pictures"',
  () => {
    test.each(BASELINES)('$name', async ({ name, shows }) => {
      const picture = taken.find((one) => Object.entries(shows).every(isIn(one)));
      // A palette of 256 colours makes the files three times smaller.
      const png = await sharp(picture?.png).png({ palette: true, dither: 0, effort: 1 }).toBuffer();
      expect(png).toMatchImageSnapshot({ customSnapshotIdentifier: name });
    });

    test('there is no other baseline', () => {
      expect(readdirSync(FOLDER).sort()).toEqual(BASELINES.map(({ name }) => `${name}.png`).sort());
    });
  },
);

function isIn(picture: TakenPicture) {
  return ([key, value]: [string, string]) => picture[key as keyof TakenPicture] === value;
}
