/**
 * Stops the build when a file is not what the export needs: Next wrote it in a form that the steps do
 * not know, a setting or a file in `public/` breaks it, or hosts would not read it.
 */
export class ExportShapeError extends Error {
  override readonly name = 'ExportShapeError';

  constructor(file: string, expected: string) {
    super(`out${file}: expected ${expected}.`);
  }
}
