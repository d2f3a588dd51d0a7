export * from './build-all';
export * from './build-in-copies';
export * from './companies';
export * from './develop-in-copy';
export * from './project';
export * from './site-builds';
