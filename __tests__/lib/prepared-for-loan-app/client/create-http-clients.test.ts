import type { RequestListener } from 'node:http';
import { AxiosError } from 'axios';
import {
  createFormClient,
  createJsonClient,
} from '@/lib/prepared-for-loan-app/client/create-http-clients';
import {
  serveAndRecord,
  type ReceivedRequest,
  type RunningServer,
} from '../../../browser/hosts/server-process';

const pageUrl = 'https://loan.example/app?sessionId=s1&productId=p1&orderNo=n1&orderId=o1';

let server: RunningServer | undefined;
afterEach(() => server?.close());

/** Starts a server that records each request before it answers. */
async function startApi(answer: RequestListener = (_, response) => response.end('{"ok":true}')) {
  const { requests, ...started } = await serveAndRecord(answer);
  server = started;
  return { options: { appApi: `${started.origin}/base/`, pageUrl }, requests };
}

async function failureOf(call: Promise<unknown>): Promise<AxiosError> {
  const failure = await call.catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(AxiosError);
  return failure as AxiosError;
}

const GET = { method: 'get', url: '/v4/index/home-page' } as const;

describe.each([
  ['the JSON client', createJsonClient],
  ['the form client', createFormClient],
] as const)('%s', (_, createClient) => {
  test('sends a request to its path below appApi, with X-Requested-With, and resolves with the body (PRODUCT rule 34)', async () => {
    const { options, requests } = await startApi();
    const request = {
      method: 'put',
      url: '/v3/certify/bank info',
      params: { page: 2 },
    } as const;

    await expect(createClient(options)(request)).resolves.toEqual({ ok: true });

    expect(requests).toMatchObject([
      {
        method: 'PUT',
        url: '/base/v3/certify/bank%20info?page=2',
        headers: { 'x-requested-with': 'XMLHttpRequest' },
      },
    ]);
  });

  test('rejects with the error of a failing server as it is (PRODUCT rule 36), and waits for at most 60 seconds (PRODUCT rule 34)', async () => {
    const { options } = await startApi((__, response) =>
      response.writeHead(500).end('{"reason":"down"}'),
    );
    const failure = await failureOf(createClient(options)(GET));
    expect(failure.response).toMatchObject({ status: 500, data: { reason: 'down' } });
    expect(failure.config).toMatchObject({ timeout: 60_000 });
  });

  test.each([
    [401, 'ERR_BAD_REQUEST', '<title>Sign in</title>'],
    [502, 'ERR_BAD_RESPONSE', '{"reason":'],
    [404, 'ERR_BAD_REQUEST', ''],
  ])(
    'rejects with the error of the status %i as it is if the body is no JSON (PRODUCT rule 36)',
    async (status, code, data) => {
      const { options } = await startApi((__, response) => response.writeHead(status).end(data));
      const failure = await failureOf(createClient(options)(GET));
      expect(failure).toMatchObject({ code, status, name: 'AxiosError', response: { data } });
      expect(failure.message).toBe(`Request failed with status code ${status}`);
    },
  );

  test('throws if appApi is empty', () => {
    expect(() => createClient({ appApi: ' ', pageUrl })).toThrow(
      'appApi, the base URL of the server, is empty: set NEXT_PUBLIC_APP_API and build again.',
    );
  });
});

test.each([
  {
    client: 'JSON',
    createClient: createJsonClient,
    type: 'application/json',
    own: { 'session-id': 's1', 'product-id': 'p1' },
    others: ['order-no', 'order-id'],
    sent: '{"name":"a b&c","list":[1,2],"nested":[{"x":true}],"none":null}',
  },
  {
    client: 'form',
    createClient: createFormClient,
    type: 'application/x-www-form-urlencoded',
    own: { 'order-no': 'n1', 'order-id': 'o1' },
    others: ['session-id', 'product-id'],
    sent: 'name=a b&c&list[0]=1&list[1]=2&nested[0][x]=true',
  },
])('the $client client sends $type and its two headers (PRODUCT rule 35)', async (expected) => {
  const { options, requests } = await startApi();
  const data = { name: 'a b&c', list: [1, 2], nested: [{ x: true }], none: null };
  await expected.createClient(options)({ method: 'post', url: '/v3/product/apply', data });

  const { headers, body } = requests[0] as ReceivedRequest;
  expect(headers).toMatchObject({ 'content-type': expected.type, ...expected.own });
  for (const name of expected.others) expect(headers).not.toHaveProperty(name);
  const decoded = [...new URLSearchParams(body)].map((pair) => pair.join('=')).join('&');
  expect(expected.client === 'JSON' ? body : decoded).toBe(expected.sent);
});

test('the JSON client rejects a page that is not JSON, as the login page of a hotel’s network is', async () => {
  const { options } = await startApi((_, response) => response.end('<title>Sign in</title>'));

  const failure = await failureOf(createJsonClient(options)(GET));
  expect(failure).toMatchObject({ code: 'ERR_BAD_RESPONSE', response: { status: 200 } });
});
