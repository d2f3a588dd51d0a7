/** The declarations of a block of a style sheet, by the name of their property. */
export function cssDeclarations(block: string): Record<string, string> {
  return Object.fromEntries(
    block
      .split(';')
      .map((declaration) => declaration.split(/:(.*)/s).slice(0, 2) as [string, string]),
  );
}
