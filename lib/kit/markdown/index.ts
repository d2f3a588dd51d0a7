export * from './front-matter';
export * from './links-and-pictures';
export * from './parse-markdown';
export * from './picture-paths';
