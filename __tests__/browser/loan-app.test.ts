import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REGIONS } from '@/lib/region/regions';
import { TRACES } from '../lib/loan-app/traces';
import { servedExport } from './setup/site';

test.each(REGIONS)(
  'no script of any page of %s contains the clients, the catalogue or axios',
  (region) => {
    const { folder } = servedExport(region);
    const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(js|html)$/.test(file),
    );

    expect(scripts.length).toBeGreaterThan(5);
    const found = scripts.flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return TRACES.filter((trace) => text.includes(trace)).map((trace) => `${file}: ${trace}`);
    });
    expect(found).toEqual([]);
  },
);
