/** Stops the build when Next has written a file in a form that the steps do not know. */
export class ExportShapeError extends Error {
  override readonly name = 'ExportShapeError';

  constructor(
    readonly file: string,
    readonly expected: string,
  ) {
    super(`out${file}: expected ${expected}.`);
  }
}
