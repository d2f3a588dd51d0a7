export * from './encode-picture';
export * from './text-outline';
