export * from './serve-sites';
