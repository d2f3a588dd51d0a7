import type { Configuration } from '@/lib/config/configuration';
import { regionCopy } from '@/lib/region/region-copy';
import { iconFolderOf, REGIONS, regions } from '@/lib/region/regions';
import { ExportShapeError } from '../export-shape-error';
import type { Files } from '../files';

/**
 * Throws an ExportShapeError if a file holds anything of another region: its amounts, its words, its pictures. The
 * settings and the region's own copy may name another country, for instance in the copyright line or in the URL of the
 * other site.
 */
export function assertSingleRegion(files: Files, configuration: Configuration): void {
  const { region } = configuration;
  const ownText = JSON.stringify(configuration);
  for (const other of REGIONS) {
    if (other === region) continue;
    const { description, offer } = regionCopy[other];
    const { country } = regions[other];
    const traces = [
      description,
      iconFolderOf(other),
      `/art/${other}/`,
      offer.from,
      offer.to,
      country,
    ].filter((trace) => !ownText.includes(trace));
    for (const [file, bytes] of files) {
      const trace = traces.find((text) => file.includes(text) || bytes.includes(text));
      if (trace)
        throw new ExportShapeError(
          file,
          `nothing of ${other}, but it holds ${JSON.stringify(trace)}`,
        );
    }
  }
}
