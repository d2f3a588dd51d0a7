/**
 * The styles of a form that sends its message. They are not in the form's style sheet, because other
 * sites do not need them. The line below the button has its space from the start, so that the button
 * stays under the pointer. Without scripts the browser submits the form, so the form is shown then, too.
 */
const STYLES = `
form[action] [role=alert]{block-size:auto;margin:0;overflow:visible}
@media not print{:root:not([data-scripting]) form[action]{display:grid}}
@media (min-width:60rem),(min-width:44rem) and (orientation:landscape){form[action] [role=alert]{margin-block-end:.75rem}:root:not([data-scripting]) #contact>:first-child{grid-column:auto}}
`.replaceAll('\n', '');

/** Adds the styles to the page of a company that wants the message. */
export function FormStylesWithContactUrl() {
  return (
    <style href="sending-form" precedence="next">
      {STYLES}
    </style>
  );
}
