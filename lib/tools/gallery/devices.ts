/** A screen that visitors use: its size in CSS pixels, and the device pixels of one of them. */
export interface Device {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly deviceScaleFactor: number;
}

export const DEVICES: readonly Device[] = [
  { name: 'Phone', width: 360, height: 740, deviceScaleFactor: 2 },
  { name: 'Desktop', width: 1280, height: 800, deviceScaleFactor: 1 },
];

export type Scheme = 'light' | 'dark';
export const SCHEMES: readonly Scheme[] = ['light', 'dark'];
