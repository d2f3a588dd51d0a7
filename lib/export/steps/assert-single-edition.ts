import type { Configuration } from '@/lib/config/configuration';
import { collectStrings } from '@/lib/region/collect-strings';
import { EDITIONS, type Edition } from '@/lib/region/editions';
import { iconFolderOf, regions } from '@/lib/region/regions';
import { ExportShapeError } from '../export-shape-error';
import type { Files } from '../files';

/**
 * Throws an ExportShapeError if a file holds anything of another edition: sentences of another
 * language, or amounts, sentences and pictures of another region. The settings and the edition's
 * own copy may name another country, for instance in the copyright line or in the URL of another
 * site.
 */
export function assertSingleEdition(files: Files, configuration: Configuration): void {
  const { locale, region } = configuration;
  const ownText = JSON.stringify(configuration);
  for (const other of EDITIONS) {
    if (other.locale === locale) continue;
    const traces = [
      ...sentencesOf(other),
      ...(other.region === region ? [] : tracesOfRegion(other)),
    ].filter((trace) => !ownText.includes(trace));
    for (const [file, bytes] of files) {
      const trace = traces.find((text) => file.includes(text) || bytes.includes(text));
      if (trace)
        throw new ExportShapeError(
          file,
          `nothing of ${other.locale}, but it holds ${JSON.stringify(trace)}`,
        );
    }
  }
}

/** The texts of an edition that no code contains by chance: those of three words or more. */
function sentencesOf({ copy, strings }: Edition): string[] {
  return [...collectStrings(copy), ...collectStrings(strings)].filter(
    (text) => text.split(' ').length >= 3,
  );
}

function tracesOfRegion({ region, copy: { offer } }: Edition): string[] {
  return [offer.from, offer.to, iconFolderOf(region), `/art/${region}/`, regions[region].country];
}
