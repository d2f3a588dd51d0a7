import type { HashedFile } from './hashed-file';
import { mediaTypeOf } from './media-types';

interface Context {
  readonly params: Promise<{ readonly file: string }>;
}

/** The functions of a route `[file]` for files that the build generates. An export has no others. */
export const generatedFilesRoute = (
  generate: () => Promise<readonly HashedFile[]>,
  isDevelopment: boolean,
) => ({
  // `next dev` needs no list. For each request, it would generate the files in a new process.
  generateStaticParams: async () =>
    isDevelopment ? [] : (await generate()).map(({ name }) => ({ file: name })),

  // `next dev` also asks for old names, after texts or colours have changed.
  GET: async (_: Request, { params }: Context) => {
    const { file } = await params;
    const found = (await generate()).find(({ name }) => name === file);
    if (!found) return new Response(null, { status: 404 });
    return new Response(found.bytes, { headers: { 'content-type': mediaTypeOf(file) } });
  },
});
