export * from './capital-problems';
export * from './files';
export * from './files-in';
export * from './hashed-file';
export * from './media-types';
export * from './replace-folder';
export * from './generated-files-route';
