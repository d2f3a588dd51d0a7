/** What the scripts of single islands share with the runtime script in every site: React. */
export const SHARED_MODULES = ['react', 'react-dom', 'react/jsx-runtime'] as const;

/** The script of an island on `window.islandScripts`: a CommonJS module, not yet evaluated. */
export type IslandScript = (
  require: (name: string) => object | undefined,
  module: { readonly exports: object },
) => void;
