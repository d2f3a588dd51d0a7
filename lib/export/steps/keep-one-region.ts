import { regionCopy } from '@/lib/region/region-copy';
import { ExportShapeError } from '../export-shape-error';
import type { ExportStep } from '../exported-site';

/**
 * Refuses an export in which anything of the other region is left: its amounts, its words, its pictures. The company may
 * name the other country itself, in its copyright line for instance.
 */
export const keepOneRegion: ExportStep = ({ configuration: { region, company, siteConfig }, files }) => {
  const configured = [...Object.values(company), ...Object.values(siteConfig)];
  for (const [other, { description, country, iconFolder, offer }] of Object.entries(regionCopy)) {
    if (other === region) continue;
    const traces = [description, country, iconFolder, `/art/${other}/`, offer.from, offer.to].filter(
      (text) => !configured.some((value) => value.includes(text)),
    );
    for (const [file, bytes] of files) {
      const trace = traces.find((text) => file.includes(text) || bytes.includes(text));
      if (trace) throw new ExportShapeError(file, `nothing of ${other}, but it holds ${JSON.stringify(trace)}`);
    }
  }
};
