export * from './header-values';
export * from './host-files';
export * from './host-rules';
export * from './redirects';
export * from './vercel-build-output';
