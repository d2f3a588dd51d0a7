export * from './bundle-for-browsers';
export * from './bundle-island-scripts';
export * from './third-party-licences';
