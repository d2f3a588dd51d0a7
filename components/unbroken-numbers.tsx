import './unbroken-numbers.css';

/**
 * A text whose words with digits, such as licence numbers, wrap as a whole where the line is long
 * enough.
 */
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
