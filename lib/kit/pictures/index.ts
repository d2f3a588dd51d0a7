export * from './encode-picture';
export * from './keep-file';
export * from './shift-tones';
export * from './text-outline';
