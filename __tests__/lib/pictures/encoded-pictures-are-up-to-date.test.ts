import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '@/lib/kit/files/hashed-file';
import { partsOf, pictureUrlsOf, urlsOf, type PictureList } from '@/lib/pictures/picture-urls';
import { ENCODED_FOLDER } from '@/lib/pictures/recoloured-pictures';
import pictures from '@/lib/region/pictures.json';
import { readOriginals } from '@/lib/tools/pictures/read-originals';
import { inputHashOf, listedMask } from '@/lib/tools/pictures/update-pictures';
import { VARIANTS_WITH_COPY } from '../../variants-with-copy';

const segmentsOf = (url: string) => url.split('/').slice(2);

// region-isolation.test.ts shows that a site has only the pictures of its region.
test('no encoded file is left over, and each is on a page', () => {
  const listed = Object.values(pictures)
    .flatMap((region) => Object.values(region))
    .flatMap(({ avif, webp }) => [...Object.values(avif), webp])
    .map((url) => segmentsOf(url).join('/'));
  const files = readdirSync(ENCODED_FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(ENCODED_FOLDER.length + 1));
  expect(files.sort()).toEqual(listed.sort());
  const shown = new Set(VARIANTS_WITH_COPY.flatMap(({ copy }) => pictureUrlsOf(copy)));
  expect([...shown].map((url) => segmentsOf(url).join('/')).sort()).toEqual(listed);
});

test('another hash is in the names of the files of a picture as soon as one of them differs', () => {
  const fileOf = (url: string) => readFileSync(join(ENCODED_FOLDER, ...segmentsOf(url)));
  for (const picture of Object.values(pictures as PictureList).flatMap(Object.values)) {
    // By width, and AVIF before WebP, as they are encoded.
    const urls = urlsOf(picture).sort();
    const hash = contentHash(Buffer.concat(urls.map(fileOf)));
    expect(urls.map((url) => partsOf(url).hash)).toEqual(urls.map(() => hash));
  }
});

test('every original fits its place and was encoded after its last change (npm run pictures)', async () => {
  const { originals, problems } = await readOriginals('lib/pictures');
  expect(problems).toEqual([]);
  const list = pictures as PictureList;
  const encoded = Object.entries(list).flatMap(([region, entries]) =>
    Object.entries(entries).map(([name, { inputHash, mask }]) => [region, name, inputHash, mask]),
  );
  expect(encoded).toEqual(
    originals.map((original) => [
      original.region,
      original.name,
      inputHashOf(original),
      listedMask(original).mask,
    ]),
  );
});
