/** A text with the number of a licence: it breaks inside a number only if that is longer than a line. */
export function UnbrokenNumbers({ text }: { readonly text: string }) {
  return text.split(/(\S*\d\S*)/).map((part, index) => {
    const isNumber = index % 2 === 1;
    return isNumber ? (
      <bdi key={index} className="number">
        {part}
      </bdi>
    ) : (
      part
    );
  });
}
