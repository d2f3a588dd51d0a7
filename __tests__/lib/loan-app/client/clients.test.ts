import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { AxiosError } from 'axios';
import { createFormClient } from '@/lib/loan-app/client/form-client';
import { createJsonClient } from '@/lib/loan-app/client/json-client';
import { endpoints } from '@/lib/loan-app/endpoints';

const pageUrl = 'https://loan.example/app?sessionId=s1&productId=p1&orderNo=n1&orderId=o1';

/** A request as the server received it. */
type ReceivedRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & {
  readonly body: string;
};

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** Starts a server that records each request before it answers. */
async function serve(answer: RequestListener = (_, response) => response.end('{"ok":true}')) {
  const requests: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    const { method, url, headers } = request;
    void text(request).then((body) => {
      requests.push({ method, url, headers, body });
      answer(request, response);
    });
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`, requests };
}

function onlyRequest({ requests }: { requests: ReceivedRequest[] }): ReceivedRequest {
  expect(requests).toHaveLength(1);
  return requests[0] as ReceivedRequest;
}

async function failureOf(call: Promise<unknown>): Promise<AxiosError> {
  const failure = await call.catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(AxiosError);
  return failure as AxiosError;
}

describe.each([
  ['the JSON client', createJsonClient],
  ['the form client', createFormClient],
] as const)('%s', (_, createClient) => {
  test('sends a request to its path below appApi, with X-Requested-With (PRODUCT rule 34)', async () => {
    const server = await serve();
    const client = createClient({ appApi: `${server.url}/base/`, pageUrl });
    await client({ method: 'put', url: endpoints.certify.bankInfo, params: { page: 2 } });
    expect(onlyRequest(server)).toMatchObject({
      method: 'PUT',
      url: '/base/v3/certify/bank%20info?page=2',
      headers: { 'x-requested-with': 'XMLHttpRequest' },
    });
  });

  test('resolves with the response body (PRODUCT rule 34)', async () => {
    const server = await serve();
    const client = createClient({ appApi: server.url, pageUrl });
    const body = await client({ method: 'get', url: endpoints.index.homePage });
    expect(body).toEqual({ ok: true });
  });

  test('times out after 60 seconds (PRODUCT rule 34)', async () => {
    const arrived = new EventEmitter();
    const server = await serve(() => arrived.emit('request'));
    const client = createClient({ appApi: server.url, pageUrl });
    const settled = jest.fn();
    jest.useFakeTimers({
      doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'],
    });
    try {
      const failure = failureOf(
        client({ method: 'get', url: endpoints.index.homePage }).finally(settled),
      );
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
    const server = await serve((__, response) => response.writeHead(500).end('{"reason":"down"}'));
    const client = createClient({ appApi: server.url, pageUrl });
    const failure = await failureOf(client({ method: 'get', url: endpoints.index.homePage }));
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

test('the JSON client sends JSON and its two headers (PRODUCT rule 35)', async () => {
  const server = await serve();
  const client = createJsonClient({ appApi: server.url, pageUrl });
  await client({ method: 'post', url: endpoints.product.apply, data: { a: 1, b: null } });
  const { headers, body } = onlyRequest(server);
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'session-id': 's1',
    'product-id': 'p1',
  });
  expect(headers).not.toHaveProperty('order-no');
  expect(body).toBe('{"a":1,"b":null}');
});

test('the JSON client rejects a page that is not JSON, as the login page of a hotel’s network is', async () => {
  const server = await serve((_, response) => response.end('<title>Sign in</title>'));
  const client = createJsonClient({ appApi: server.url, pageUrl });
  const failure = await failureOf(client({ method: 'get', url: endpoints.index.homePage }));
  expect(failure.code).toBe('ERR_BAD_RESPONSE');
});

test('the form client sends form-encoded data and its two headers (PRODUCT rule 35)', async () => {
  const server = await serve();
  const client = createFormClient({ appApi: server.url, pageUrl });
  const data = { name: 'a b&c', list: [1, 2], nested: [{ x: true }], none: null };
  await client({ method: 'post', url: endpoints.product.apply, data });
  const { headers, body } = onlyRequest(server);
  expect(headers).toMatchObject({
    'content-type': 'application/x-www-form-urlencoded',
    'order-no': 'n1',
    'order-id': 'o1',
  });
  expect(headers).not.toHaveProperty('session-id');
  expect([...new URLSearchParams(body)]).toEqual([
    ['name', 'a b&c'],
    ['list[0]', '1'],
    ['list[1]', '2'],
    ['nested[0][x]', 'true'],
  ]);
});
