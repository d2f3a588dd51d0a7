export * from './bundle-for-browsers';
export * from './bundle-page-scripts';
export * from './third-party-licences';
