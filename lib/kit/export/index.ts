export * from './content-security-policy';
export * from './file-sizes';
export * from './finish-files';
export * from './site-to-export';
