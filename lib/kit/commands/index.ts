export * from './next-build';
export * from './print';
