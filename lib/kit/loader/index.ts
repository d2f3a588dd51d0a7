export * from './hydrate-on-use';
export * from './island-attributes';
export * from './shared-modules';
export * from './slide-rotation';
