/** Every text in a tree, such as the copy and the interface messages of a variant. */
export function textsIn(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree];
  return typeof tree === 'object' && tree ? Object.values(tree).flatMap(textsIn) : [];
}
