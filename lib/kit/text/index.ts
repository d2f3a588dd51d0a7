export * from './css';
export * from './text-validation';
export * from './texts';
export * from './validation-error';
