export * from './css-block';
export * from './format-for-messages';
export * from './is-day';
export * from './kebab-case';
export * from './latin-digits';
export * from './text-validation';
export * from './texts-in';
export * from './validation-error';
