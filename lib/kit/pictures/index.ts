export * from './encode-for-page';
export * from './encode-picture';
export * from './keep-file';
export * from './text-outline';
