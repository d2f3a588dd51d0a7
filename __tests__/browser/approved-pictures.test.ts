import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEVICES, SCHEMES } from '@/lib/tools/gallery/devices';
import { PAGE_STATES } from '@/lib/tools/gallery/page-states';
import { takePictures, type StatePicture } from '@/lib/tools/gallery/take-screenshots';
import { APPROVED, approvePictures, expectApproved } from './setup/approved-pictures';
import { servedExport, started, startedBrowser } from './setup/open-page';
import { labelOf, SITES } from './setup/sites';

/** The states whose pictures are approved, by the names that their files have. */
const SECTIONS = { home: 'Home', about: 'About us', contact: 'Contact us' };

const PICTURES = SITES.flatMap((site) =>
  Object.entries(SECTIONS).flatMap(([section, state]) =>
    DEVICES.map(({ name: device, width }) => ({
      name: `${site.name}-${section}-${width}`,
      state,
      device,
      scheme: 'light',
      variant: labelOf(site),
    })),
  ),
);

const comparable = started?.comparable ?? false;

/** The machine may be busy: more than a hundred pictures then take minutes. */
const LONGEST_MS = 600_000;

let taken: StatePicture[];

/** The picture of a state, as bytes. */
function pictureOf({ name, ...wanted }: (typeof PICTURES)[number]): Buffer {
  const found = taken.find((picture) =>
    Object.entries(wanted).every(([key, value]) => picture[key as keyof StatePicture] === value),
  );
  if (!found) throw new Error(`There is no picture ${name}.`);
  return Buffer.from(found.source.slice(found.source.indexOf(',') + 1), 'base64');
}

beforeAll(async () => {
  taken = await takePictures(
    await startedBrowser(),
    SITES.map((site) => ({ label: labelOf(site), origin: servedExport(site.name).origin })),
  );
  if (started?.approve && comparable)
    approvePictures(new Map(PICTURES.map((picture) => [picture.name, pictureOf(picture)])));
}, LONGEST_MS);

test('the report gets a picture of every state of every site', () => {
  const states = PAGE_STATES.filter(({ ofSendingForm }) => !ofSendingForm);
  expect(taken).toHaveLength(SITES.length * DEVICES.length * states.length * SCHEMES.length);
  writeFileSync(join(started?.run ?? '', 'pictures.json'), JSON.stringify(taken));
});

(comparable ? describe : describe.skip)(
  'in the Chromium that npm installs (Linux, x64), the page looks as approved',
  () => {
    test.each(PICTURES)('$name', async (picture) => {
      await expectApproved(picture.name, pictureOf(picture));
    });

    test('and no other picture is approved', () => {
      expect(readdirSync(APPROVED).sort()).toEqual(
        PICTURES.map(({ name }) => `${name}.webp`).sort(),
      );
    });
  },
);
