import type { RegionCopy } from './copy';
import { india } from './india';
import { indonesia } from './indonesia';
import type { Region } from './regions';

/** The copy of each region. */
export const regionCopy = { india, indonesia } satisfies Record<Region, RegionCopy> as Readonly<
  Record<Region, RegionCopy>
>;
