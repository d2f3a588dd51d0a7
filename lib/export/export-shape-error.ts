/** Stops the build when a file of the export is not in the shape that the steps support. */
export class ExportShapeError extends Error {
  override readonly name = 'ExportShapeError';

  constructor(
    readonly file: string,
    readonly expected: string,
  ) {
    super(`out${file}: expected ${expected}.`);
  }
}
