import { EventEmitter, once } from 'node:events';
import type { IncomingMessage, RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { AxiosError } from 'axios';
import {
  createFormClient,
  createJsonClient,
} from '@/lib/prepared-for-loan-app/client/create-http-clients';
import { serve, type RunningServer } from '../../../browser/hosts/server-process';

const pageUrl = 'https://loan.example/app?sessionId=s1&productId=p1&orderNo=n1&orderId=o1';

/** A request as the server received it. */
type ReceivedRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & {
  readonly body: string;
};

let server: RunningServer | undefined;
afterEach(() => server?.close());

/** Starts a server that records each request before it answers. */
async function startApi(answer: RequestListener = (_, response) => response.end('{"ok":true}')) {
  const requests: ReceivedRequest[] = [];
  server = await serve((request, response) => {
    const { method, url, headers } = request;
    void text(request).then((body) => {
      requests.push({ method, url, headers, body });
      answer(request, response);
    });
  });
  return { options: { appApi: `${server.origin}/base/`, pageUrl }, requests };
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

  test('times out after 60 seconds (PRODUCT rule 34)', async () => {
    const arrived = new EventEmitter();
    const { options } = await startApi(() => arrived.emit('request'));
    const settled = jest.fn();
    jest.useFakeTimers({
      doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'],
    });
    try {
      const failure = failureOf(createClient(options)(GET).finally(settled));
      await once(arrived, 'request');
      jest.advanceTimersByTime(59_999);
      await setImmediate();
      expect(settled).not.toHaveBeenCalled();
      jest.advanceTimersByTime(1);
      expect((await failure).message).toBe('timeout of 60000ms exceeded');
    } finally {
      jest.useRealTimers();
    }
  });

  test('rejects with the error of a failing server as it is, and shows nothing (PRODUCT rule 36)', async () => {
    const consoles = (['log', 'info', 'warn', 'error'] as const).map((kind) =>
      jest.spyOn(console, kind),
    );
    const { options } = await startApi((__, response) =>
      response.writeHead(500).end('{"reason":"down"}'),
    );
    const failure = await failureOf(createClient(options)(GET));
    expect(failure.response).toMatchObject({ status: 500, data: { reason: 'down' } });
    for (const spy of consoles) {
      expect(spy).not.toHaveBeenCalled();
      spy.mockRestore();
    }
  });

  test('throws if appApi is blank', () => {
    expect(() => createClient({ appApi: ' ', pageUrl })).toThrow(
      'appApi, the base URL of the server, is blank: set NEXT_PUBLIC_APP_API and build again.',
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

  expect((await failureOf(createJsonClient(options)(GET))).code).toBe('ERR_BAD_RESPONSE');
});
