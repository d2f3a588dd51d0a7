export * from './env-file-problems';
export * from './misspelt-settings';
export * from './parse-settings';
export * from './phone-number';
export * from './setting-validators';
