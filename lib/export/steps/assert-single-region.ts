import type { Configuration } from '@/lib/config/configuration';
import { regionCopy } from '@/lib/region/region-copy';
import { iconFolderOf, REGIONS, regions } from '@/lib/region/regions';
import { ExportShapeError } from '../export-shape-error';
import type { Files } from '../files';

/**
 * Throws an ExportShapeError if a file holds anything of another region: its amounts, its words, its pictures. The
 * company may name another country itself, for instance in its copyright line.
 */
export function assertSingleRegion(files: Files, { region, company }: Configuration): void {
  for (const other of REGIONS) {
    if (other === region) continue;
    const { description, offer } = regionCopy[other];
    const { country } = regions[other];
    const namedByCompany = Object.values(company).some((value) => value.includes(country));
    const traces = [
      description,
      iconFolderOf(other),
      `/art/${other}/`,
      offer.from,
      offer.to,
      ...(namedByCompany ? [] : [country]),
    ];
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
