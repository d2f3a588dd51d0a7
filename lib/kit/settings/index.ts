export * from './env-file-problems';
export * from './load-settings';
export * from './parse-settings';
export * from './phone-number';
export * from './setting-validators';
