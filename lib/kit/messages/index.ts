export * from './format-message';
