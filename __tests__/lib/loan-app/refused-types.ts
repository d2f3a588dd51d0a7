import type { FormFields } from '@/lib/loan-app/client/form-client';
import type { createJsonClient } from '@/lib/loan-app/client/json-client';
import { endpoints, type EndpointPath } from '@/lib/loan-app/endpoints';

/* `npm run types` is the test: it fails if one of these values compiles. */

type Call = Parameters<ReturnType<typeof createJsonClient>>[0];
type Body = Awaited<ReturnType<ReturnType<typeof createJsonClient>>>;

export const refused = [
  // @ts-expect-error a path that is not listed
  { url: '/v3/product/aply', method: 'get' } satisfies Call,
  // @ts-expect-error a group is not a path
  '/v3/product' satisfies EndpointPath,
  // @ts-expect-error every call has a method, because the methods are unknown
  { url: endpoints.contract } satisfies Call,
  // @ts-expect-error a call cannot go to another server
  { url: endpoints.contract, method: 'get', baseURL: '//elsewhere' } satisfies Call,
  // @ts-expect-error a file cannot be form-encoded
  { image: new File([], 'x.png') } satisfies FormFields,
  // @ts-expect-error the shape of a response is unknown until a schema has parsed it
  (body: Body): string => body,
];
