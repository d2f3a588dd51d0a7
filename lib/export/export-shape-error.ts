/** Stops the build where Next's output, or what became of it, is not of the shape that a step knows how to finish. */
export class ExportShapeError extends Error {
  override readonly name = 'ExportShapeError';

  constructor(
    readonly file: string,
    readonly expected: string,
  ) {
    super(`out${file}: expected ${expected}. The export was left unfinished; do not deploy it.`);
  }
}
