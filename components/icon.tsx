/**
 * A filled icon of 24 by 24 px in the colour of the text. It only decorates: the words beside it
 * name it.
 */
export function Icon({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
