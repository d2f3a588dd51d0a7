/**
 * A filled icon of 24 by 24 px in the colour of the text.
 *
 * @param label what the icon means. Without it the icon only decorates: the words beside it name it.
 */
export function Icon({ path, label }: { readonly path: string; readonly label?: string }) {
  const meaning = label ? ({ role: 'img', 'aria-label': label } as const) : { 'aria-hidden': true };
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" {...meaning}>
      <path d={path} />
    </svg>
  );
}
