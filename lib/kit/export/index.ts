export * from './bundle-for-browsers';
export * from './content-security-policy';
export * from './file-sizes';
export * from './finish-export';
export * from './generated-files-route';
