export * from './build-site';
