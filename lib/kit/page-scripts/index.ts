export * from './add-script';
export * from './after-first-paint';
export * from './init-page';
export * from './move-parameters-out-of-fragment';
export * from './saves-data';
export * from './web-font-constants';
export * from './when-idle';
