/** Stops the build when Next has not written what the export needs. */
export class ExportShapeError extends Error {
  override readonly name = 'ExportShapeError';

  constructor(file: string, expected: string) {
    // adapter.mjs names this folder.
    super(`.next/raw-export${file}: expected ${expected}.`);
  }
}
