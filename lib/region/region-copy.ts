import type { RegionCopy } from './copy';
import type { Region } from './flag';
import { india } from './india';
import { indonesia } from './indonesia';

/** The copy of each region. */
export const regionCopy: Readonly<Record<Region, RegionCopy>> = { india, indonesia };
