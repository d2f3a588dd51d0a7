export * from './bundle-for-browsers';
export * from './third-party-licences';
