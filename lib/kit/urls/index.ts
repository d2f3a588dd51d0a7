export * from './parse-url';
export * from './routes';
export * from './web-url';
