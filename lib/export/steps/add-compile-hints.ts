/**
 * V8's explicit compile hint (https://v8.dev/blog/explicit-compile-hints). Other engines read a
 * comment.
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Lets V8 compile all functions of a chunk in the background while the chunk arrives. Without the
 * hint it compiles each function on the main thread when it is first called, and hydration calls
 * most of them.
 */
export function addCompileHints(code: string): string {
  return HINT + code;
}
