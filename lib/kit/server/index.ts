export * from './serve-export';
export * from './serve-sites';
