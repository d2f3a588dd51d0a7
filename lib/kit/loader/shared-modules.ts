/**
 * What the scripts of single islands share with the runtime script: React, and the modules of the
 * project that have a state.
 */
export const SHARED_MODULES = [
  'react',
  'react-dom',
  'react/jsx-runtime',
  '@/components/toast/toast-store',
] as const;

export type SharedModule = (typeof SHARED_MODULES)[number];

/** The script of an island on `window.islandScripts`: a CommonJS module, not yet evaluated. */
export type IslandScript = (
  require: (name: SharedModule) => object,
  module: { readonly exports: object },
) => void;
