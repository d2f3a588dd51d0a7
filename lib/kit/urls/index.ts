export * from './manifest-start';
export * from './parse-url';
export * from './paths';
export * from './web-url';
