import type { ReactNode } from 'react';

/** One entry of the footer's list: a label and its value. */
export function FooterEntry({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
