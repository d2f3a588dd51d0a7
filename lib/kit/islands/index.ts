export * from './island';
