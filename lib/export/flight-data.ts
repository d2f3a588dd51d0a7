import { ExportShapeError } from './export-shape-error';

/**
 * One row of the data with which a page hydrates, in the format of React Server Components: an id,
 * a colon, and JSON, or a long text with its length. Some JSON begins with a tag in capitals.
 */
export interface FlightRow {
  readonly id: string;
  /** The content is a text, not JSON. */
  readonly isText: boolean;
  readonly content: string;
}

const FIRST_CALL = '(self.__next_f=self.__next_f||[]).push([0])';
const LATER_CALL = /^self\.__next_f\.push\((\[1,".*"\])\)$/s;
const ID = /^([0-9a-f]*):/;
const TEXT_LENGTH = /^T([0-9a-f]+),/;

/**
 * Reads the data that Next writes into a page in pieces, each in a script of its own.
 *
 * @throws ExportShapeError if a script has another form, or a row does not begin with an id.
 */
export function parseFlightData(file: string, scripts: readonly string[]): FlightRow[] {
  const [first, ...others] = scripts;
  if (first !== FIRST_CALL) throw new ExportShapeError(file, `the script ${FIRST_CALL}`);
  const pieces = others.map((script) => {
    const [, call] = LATER_CALL.exec(script) ?? [];
    if (!call) throw new ExportShapeError(file, 'data in calls of self.__next_f.push([1,"…"])');
    return (JSON.parse(call) as [1, string])[1];
  });

  const rows: FlightRow[] = [];
  // The length of a text is in bytes of UTF-8.
  let rest = Buffer.from(pieces.join(''));
  while (rest.length > 0) {
    const [prefix = '', id] = ID.exec(rest.toString('latin1', 0, 20)) ?? [];
    if (id === undefined) throw new ExportShapeError(file, 'data in rows that begin with an id');
    rest = rest.subarray(prefix.length);
    const [tag = '', length] = TEXT_LENGTH.exec(rest.toString('latin1', 0, 20)) ?? [];
    const newline = rest.indexOf('\n');
    const end = length
      ? tag.length + Number.parseInt(length, 16)
      : newline < 0
        ? rest.length
        : newline;
    const content = rest.toString('utf8', tag.length, end);
    rows.push({ id, isText: tag !== '', content });
    rest = rest.subarray(tag ? end : end + 1);
  }
  return rows;
}

/** Writes rows as the two calls that Next's runtime reads. */
export function writeFlightData(rows: readonly FlightRow[]): string[] {
  const data = rows
    .map(({ id, isText, content }) =>
      isText
        ? `${id}:T${Buffer.byteLength(content).toString(16)},${content}`
        : `${id}:${content}\n`,
    )
    .join('');
  return [FIRST_CALL, `self.__next_f.push(${JSON.stringify([1, data])})`];
}
