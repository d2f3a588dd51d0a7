import type { FlightRow } from '../flight-data';

/**
 * Removes the text of the style sheets from the data of a page, which repeats it once or twice. The
 * page already contains each sheet: React finds its element by the attribute `data-href`, adopts it
 * and does not read the text (`acquireResource` in react-dom).
 */
export function slimFlightData(rows: readonly FlightRow[]): FlightRow[] {
  const slimmed = rows.map((row) =>
    row.isText || !/^[[{]/.test(row.content)
      ? row
      : { ...row, content: JSON.stringify(JSON.parse(row.content, withoutStyleText)) },
  );
  const named = slimmed.map(({ isText, content }) => (isText ? '' : content)).join('\n');
  return slimmed.filter(({ id, isText }) => !isText || isNamed(id, named));
}

/** Empties an element `["$", "style", key, props]` that React looks for in the head. */
function withoutStyleText(_key: string, value: unknown): unknown {
  if (!Array.isArray(value) || value[0] !== '$' || value[1] !== 'style') return value;
  const [mark, type, key, props] = value as [string, string, unknown, Record<string, unknown>];
  return 'precedence' in props ? [mark, type, key, { ...props, children: '' }] : value;
}

/** Whether some JSON refers to a row, or to something inside it. */
function isNamed(id: string, json: string): boolean {
  return json.includes(`"$${id}"`) || json.includes(`"$${id}:`);
}
