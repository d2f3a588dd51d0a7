export * from './field-values';
export * from './hydrate-on-use';
export * from './island-attributes';
export * from './repair-fragment';
export * from './shared-modules';
export * from './slide-rotation';
export * from './load-recovery-script';
export * from './show-notice';
