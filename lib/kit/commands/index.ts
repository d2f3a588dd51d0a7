export * from './run-next';
export * from './print';
