import type { ReactNode } from 'react';
import type { InterfaceStrings } from '@/lib/region/strings/interface-strings';

interface DeliveryStatusProps {
  readonly strings: InterfaceStrings['contact']['delivery'];
  /** The ways to contact the company. */
  readonly children: ReactNode;
}

/**
 * The styles of a form that sends its message. They are not in the form's style sheet, because other
 * sites do not need them. The line has its space from the start, so that the button stays under the
 * pointer. Without scripts the browser submits the form, so it is shown.
 */
const STYLES = `
form[action] [role=alert]{display:grid;block-size:auto;margin:0}
[data-sending],[data-unsure]{grid-area:1/1}
[data-delivery] [role=alert]{visibility:visible}
[data-sending],[data-delivery=sending] [data-unsure]{visibility:hidden}
[data-delivery=sending] [data-sending]{visibility:visible}
[aria-busy]{position:relative}
[aria-busy]::after{content:"";position:absolute;inset-block:0;inset-inline-end:.45em;block-size:.7em;inline-size:.7em;box-sizing:border-box;margin-block:auto;border:.15em solid;border-inline-end-color:transparent;border-radius:50%}
@media (prefers-reduced-motion:no-preference){[aria-busy]::after{animation:busy 1s linear infinite}}
@keyframes busy{to{transform:rotate(1turn)}}
@media not print{:root:not([data-scripting]) form[action]{display:grid}}
@media (min-width:44rem){form[action] [role=alert]{margin-block-end:.75rem}:root:not([data-scripting]) #contact>:first-child{grid-column:auto}}
`.replaceAll('\n', '');

/**
 * The line below the button: that the message is on its way, or that it may not have arrived. The
 * form's attribute selects one of the two (deliver.ts).
 */
export function DeliveryStatus({ strings, children }: DeliveryStatusProps) {
  return (
    <>
      <style href="delivery" precedence="next">
        {STYLES}
      </style>
      <span data-sending="">{strings.sending}</span>
      <span data-unsure="">
        {strings.unsure} {children}
      </span>
    </>
  );
}
