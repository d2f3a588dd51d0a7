export * from './blend-edges';
export * from './encode-for-page';
export * from './encode-picture';
export * from './keep-file';
export * from './shift-tones';
export * from './text-outline';
