import './unbroken-numbers.css';

/** A text with the number of a licence. It breaks inside a number only if a line is too short. */
export function UnbrokenNumbers({ text }: { readonly text: string }) {
  return text.split(/(\S*\d\S*)/).map((part, index) => {
    const isNumber = index % 2 === 1;
    return isNumber ? (
      <bdi key={index} className="unbroken-number">
        {part}
      </bdi>
    ) : (
      part
    );
  });
}
