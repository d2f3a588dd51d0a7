import { EventEmitter, once } from 'node:events';
import type { RequestListener } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { AxiosError } from 'axios';
import { AppApiMissingError, type Client, type ClientOptions } from '@/lib/loan-app/client/client';
import { createFormClient, type FormFields } from '@/lib/loan-app/client/form-client';
import { createJsonClient } from '@/lib/loan-app/client/json-client';
import { endpoints } from '@/lib/loan-app/endpoints';
import { startServer, type ReceivedRequest, type Server } from './test-server';

const PAGE = 'https://loan.example/app?sessionId=s1&productId=p1&orderNo=n1&orderId=o1';

const ok: RequestListener = (_, response) => {
  response.setHeader('Content-Type', 'application/json').end('{"ok":true}');
};

let servers: Server[] = [];

async function serve(answer: RequestListener): Promise<Server> {
  const server = await startServer(answer);
  servers.push(server);
  return server;
}

function onlyRequest(server: Server): ReceivedRequest {
  const [first, ...others] = server.requests;
  expect(others).toEqual([]);
  if (first === undefined) throw new Error('The server received no request.');
  return first;
}

async function failureOf(call: Promise<unknown>): Promise<AxiosError> {
  const failure = await call.then(
    (body) => ({ body }),
    (error: unknown) => error,
  );
  if (!(failure instanceof AxiosError))
    throw new Error(`Expected an AxiosError, got ${JSON.stringify(failure)}.`);
  return failure;
}

afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()));
  servers = [];
});

const clients: [string, (options: ClientOptions) => Client<Record<string, string>>][] = [
  ['the JSON client', createJsonClient],
  ['the form client', createFormClient],
];

describe.each(clients)('%s', (_, createClient) => {
  it('sends the request to the path below the base URL, with the given method', async () => {
    const server = await serve(ok);
    const client = createClient({ appApi: `${server.url}/base/`, pageUrl: PAGE });
    await client({ method: 'put', url: endpoints.product.apply, data: {} });
    expect(onlyRequest(server)).toMatchObject({ method: 'PUT', url: '/base/v3/product/apply' });
  });

  it('sends the space in bank info as %20', async () => {
    const server = await serve(ok);
    const client = createClient({ appApi: server.url, pageUrl: PAGE });
    await client({ method: 'get', url: endpoints.certify.bankInfo });
    expect(onlyRequest(server).url).toBe('/v3/certify/bank%20info');
  });

  it('sends query parameters', async () => {
    const server = await serve(ok);
    const client = createClient({ appApi: server.url, pageUrl: PAGE });
    await client({
      method: 'get',
      url: endpoints.index.getCityList,
      params: { page: 2, name: 'a b' },
    });
    expect(onlyRequest(server).url).toBe('/v4/index/get-city-list?page=2&name=a+b');
  });

  it('sends X-Requested-With', async () => {
    const server = await serve(ok);
    const client = createClient({ appApi: server.url, pageUrl: PAGE });
    await client({ method: 'get', url: endpoints.index.homePage });
    expect(onlyRequest(server).headers['x-requested-with']).toBe('XMLHttpRequest');
  });

  it('resolves with the response body', async () => {
    const server = await serve(ok);
    const client = createClient({ appApi: server.url, pageUrl: PAGE });
    await expect(client({ method: 'get', url: endpoints.index.homePage })).resolves.toEqual({
      ok: true,
    });
  });

  it('resolves with an empty string for an empty body', async () => {
    const server = await serve((__, response) => response.writeHead(204).end());
    const client = createClient({ appApi: server.url, pageUrl: PAGE });
    await expect(client({ method: 'get', url: endpoints.login.logout })).resolves.toBe('');
  });

  it('leaves out the headers when the page URL has no parameters', async () => {
    const server = await serve(ok);
    const client = createClient({
      appApi: server.url,
      pageUrl: 'https://loan.example/app',
    });
    await client({ method: 'get', url: endpoints.index.homePage });
    const { headers } = onlyRequest(server);
    for (const name of ['session-id', 'product-id', 'order-no', 'order-id'])
      expect(headers).not.toHaveProperty(name);
  });

  it('uses the header table that the caller passes', async () => {
    const server = await serve(ok);
    const client = createClient({
      appApi: server.url,
      pageUrl: 'https://loan.example/app?sessionId=s1&orderNo=n1&lang=id',
      headers: { 'App-Language': 'lang' },
    });
    await client({ method: 'get', url: endpoints.index.homePage });
    const { headers } = onlyRequest(server);
    expect(headers['app-language']).toBe('id');
    expect(headers).not.toHaveProperty('session-id');
    expect(headers).not.toHaveProperty('order-no');
  });

  it.each([
    ['a header injected after a line break', 'a%0d%0aX-Admin:%201'],
    ['a value in another script', '%E0%A4%B9'],
    ['a null character', 'a%00b'],
    ['100 kB', 'a'.repeat(102_400)],
  ])('sends the request without the header for %s', async (__, value) => {
    const server = await serve(ok);
    const client = createClient({
      appApi: server.url,
      pageUrl: `https://loan.example/app?value=${value}&other=fine`,
      headers: { 'X-Value': 'value', 'X-Other': 'other' },
    });
    await expect(client({ method: 'get', url: endpoints.index.homePage })).resolves.toEqual({
      ok: true,
    });
    const { headers } = onlyRequest(server);
    expect(headers['x-other']).toBe('fine');
    expect(headers).not.toHaveProperty('x-value');
    expect(headers).not.toHaveProperty('x-admin');
  });

  it('does not let a query parameter replace X-Requested-With or Content-Type', async () => {
    const server = await serve(ok);
    const client = createClient({
      appApi: server.url,
      pageUrl: 'https://loan.example/app?by=evil',
      headers: { 'X-Requested-With': 'by', 'Content-Type': 'by' },
    });
    await client({ method: 'post', url: endpoints.index.homePage, data: { a: 'b' } });
    const { headers } = onlyRequest(server);
    expect(headers['x-requested-with']).toBe('XMLHttpRequest');
    expect(headers['content-type']).not.toBe('evil');
  });

  it('stays on its server even if the path is an absolute URL', async () => {
    const server = await serve(ok);
    const client = createClient({ appApi: server.url, pageUrl: PAGE });
    const elsewhere = 'http://127.0.0.1:1/elsewhere' as typeof endpoints.installment;
    await client({ method: 'get', url: elsewhere });
    expect(onlyRequest(server).url).toBe('/http://127.0.0.1:1/elsewhere');
  });

  it('times out after 60 seconds (PRODUCT rule 34)', async () => {
    const arrived = new EventEmitter();
    const server = await serve(() => arrived.emit('request'));
    const client = createClient({ appApi: server.url, pageUrl: PAGE });
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

  it('times out sooner when a request sets a lower timeout', async () => {
    const server = await serve(() => undefined);
    const client = createClient({ appApi: server.url, pageUrl: PAGE });
    const failure = await failureOf(
      client({ method: 'get', url: endpoints.index.homePage, timeout: 50 }),
    );
    expect(failure).toMatchObject({ code: 'ECONNABORTED', message: 'timeout of 50ms exceeded' });
  });

  it('can be cancelled by its caller', async () => {
    const stop = new AbortController();
    const server = await serve(() => stop.abort());
    const client = createClient({ appApi: server.url, pageUrl: PAGE });
    const call = client({ method: 'get', url: endpoints.index.homePage, signal: stop.signal });
    expect(await failureOf(call)).toMatchObject({ code: 'ERR_CANCELED' });
  });

  it('rejects with the unchanged error of a failing server, and shows nothing (PRODUCT rule 36)', async () => {
    const consoles = (['log', 'info', 'warn', 'error'] as const).map((kind) =>
      jest.spyOn(console, kind),
    );
    const server = await serve((__, response) => response.writeHead(500).end('{"reason":"down"}'));
    const client = createClient({ appApi: server.url, pageUrl: PAGE });
    const failure = await failureOf(client({ method: 'get', url: endpoints.index.homePage }));
    expect(failure.code).toBe('ERR_BAD_RESPONSE');
    expect(failure.response).toMatchObject({ status: 500, data: { reason: 'down' } });
    for (const spy of consoles) {
      expect(spy).not.toHaveBeenCalled();
      spy.mockRestore();
    }
  });

  it('rejects when the connection is reset', async () => {
    const server = await serve((request) => request.socket.resetAndDestroy());
    const client = createClient({ appApi: server.url, pageUrl: PAGE });
    expect((await failureOf(client({ method: 'get', url: endpoints.index.homePage }))).code).toBe(
      'ECONNRESET',
    );
  });

  it('rejects when no server answers', async () => {
    const gone = await startServer(ok);
    await gone.close();
    const client = createClient({ appApi: gone.url, pageUrl: PAGE });
    expect((await failureOf(client({ method: 'get', url: endpoints.index.homePage }))).code).toBe(
      'ECONNREFUSED',
    );
  });

  it('keeps its headers through a redirect on the same server', async () => {
    const server = await serve((request, response) => {
      if (request.url === '/v4/index/home-page')
        response.writeHead(302, { Location: '/moved' }).end();
      else ok(request, response);
    });
    const client = createClient({
      appApi: server.url,
      pageUrl: PAGE,
      headers: { 'App-Session': 'sessionId' },
    });
    await expect(client({ method: 'get', url: endpoints.index.homePage })).resolves.toEqual({
      ok: true,
    });
    expect(server.requests.map(({ url, headers }) => [url, headers['app-session']])).toEqual([
      ['/v4/index/home-page', 's1'],
      ['/moved', 's1'],
    ]);
  });

  it('does not send the headers from the page URL to another server after a redirect', async () => {
    const other = await serve(ok);
    const server = await serve((__, response) =>
      response.writeHead(307, { Location: other.url }).end(),
    );
    const client = createClient({
      appApi: server.url,
      pageUrl: PAGE,
      headers: { 'App-Session': 'sessionId' },
    });
    await client({ method: 'get', url: endpoints.index.homePage });
    expect(onlyRequest(server).headers).toHaveProperty('app-session', 's1');
    expect(onlyRequest(other).headers).not.toHaveProperty('app-session');
    expect(onlyRequest(other).headers).toHaveProperty('x-requested-with');
  });

  it.each(['', ' ', '\n'])('throws for a blank base URL: %j', (appApi) => {
    const build = () => createClient({ appApi, pageUrl: PAGE });
    expect(build).toThrow(AppApiMissingError);
    expect(build).toThrow(
      'appApi, the base URL of the server, is blank: set NEXT_PUBLIC_APP_API and build again.',
    );
  });

  it('sends nothing of the page URL except the headers', async () => {
    const server = await serve(ok);
    const client = createClient({
      appApi: server.url,
      pageUrl: `${PAGE}&smcode=9`,
      headers: {},
    });
    await client({ method: 'post', url: endpoints.index.homePage, data: {} });
    expect(onlyRequest(server).rawHeaders.join('\n')).not.toMatch(/s1|p1|n1|o1|smcode/);
  });
});

it('names the error of a missing base URL', () => {
  expect(new AppApiMissingError().name).toBe('AppApiMissingError');
});

describe('the JSON client', () => {
  it('sends its two headers and not the other client’s', async () => {
    const server = await serve(ok);
    await createJsonClient({ appApi: server.url, pageUrl: PAGE })({
      method: 'get',
      url: endpoints.index.homePage,
    });
    const { headers } = onlyRequest(server);
    expect(headers).toMatchObject({ 'session-id': 's1', 'product-id': 'p1' });
    expect(headers).not.toHaveProperty('order-no');
    expect(headers).not.toHaveProperty('order-id');
  });

  it.each([
    ['an object', { a: 1, b: null, c: ['é'] }, '{"a":1,"b":null,"c":["é"]}'],
    ['an array', [1, 2], '[1,2]'],
  ])('sends %s as JSON', async (_, data, body) => {
    const server = await serve(ok);
    await createJsonClient({ appApi: server.url, pageUrl: PAGE })({
      method: 'post',
      url: endpoints.product.apply,
      data,
    });
    expect(onlyRequest(server).headers['content-type']).toBe('application/json');
    expect(onlyRequest(server).body).toBe(body);
  });

  it('sends a FormData as JSON', async () => {
    const server = await serve(ok);
    const form = new FormData();
    form.append('phone', '0812');
    await createJsonClient({ appApi: server.url, pageUrl: PAGE })({
      method: 'post',
      url: endpoints.product.apply,
      data: form,
    });
    expect(onlyRequest(server).body).toBe('{"phone":"0812"}');
  });

  it('rejects a body that is not JSON', async () => {
    const server = await serve((_, response) =>
      response.end('<title>Sign in to the hotel network</title>'),
    );
    const failure = await failureOf(
      createJsonClient({ appApi: server.url, pageUrl: PAGE })({
        method: 'get',
        url: endpoints.index.homePage,
      }),
    );
    expect(failure.code).toBe('ERR_BAD_RESPONSE');
    expect(failure.response?.data).toBe('<title>Sign in to the hotel network</title>');
  });
});

describe('the form client', () => {
  async function sent(data: FormFields): Promise<ReceivedRequest> {
    const server = await serve(ok);
    await createFormClient({ appApi: server.url, pageUrl: PAGE })({
      method: 'post',
      url: endpoints.certify.saveBaseInfo,
      data,
    });
    return onlyRequest(server);
  }

  it('sends its two headers and not the other client’s', async () => {
    const { headers } = await sent({});
    expect(headers).toMatchObject({ 'order-no': 'n1', 'order-id': 'o1' });
    expect(headers).not.toHaveProperty('session-id');
    expect(headers).not.toHaveProperty('product-id');
  });

  it('sends the content type of form-encoded data', async () => {
    expect((await sent({ a: 'b' })).headers['content-type']).toBe(
      'application/x-www-form-urlencoded',
    );
  });

  it.each([
    ['text, encoded', { name: 'a b&c=d+é' }, 'name=a+b%26c%3Dd%2B%C3%A9'],
    ['empty text', { utr: '' }, 'utr='],
    [
      'numbers and bigints',
      { a: 1.5, b: -0, c: 9007199254740993n },
      'a=1.5&b=0&c=9007199254740993',
    ],
    ['booleans', { yes: true, no: false }, 'yes=true&no=false'],
    ['a date', { dueTime: new Date(Date.UTC(2024, 0, 31)) }, 'dueTime=2024-01-31T00:00:00.000Z'],
    ['nested values', { a: { b: { c: 1 } } }, 'a[b][c]=1'],
    ['an array', { a: [1, 'x'] }, 'a[0]=1&a[1]=x'],
    ['an array in an object', { a: { b: [1, 2] } }, 'a[b][0]=1&a[b][1]=2'],
    ['an array of objects', { a: [{ b: 1 }, { b: 2 }] }, 'a[0][b]=1&a[1][b]=2'],
    ['nothing for null', { a: null, b: 1 }, 'b=1'],
    ['nothing for undefined', { a: undefined, b: 1 }, 'b=1'],
    [
      'nothing for null and undefined inside',
      { a: { b: null, c: undefined }, d: [null, undefined, 1] },
      'd[2]=1',
    ],
    ['nothing for empty objects and arrays', { a: {}, b: [] }, ''],
  ])('sends %s', async (_, data, body) => {
    const spelled = (await sent(data)).body
      .replaceAll('%5B', '[')
      .replaceAll('%5D', ']')
      .replaceAll('%3A', ':');
    expect(spelled).toBe(body);
  });

  it('rejects an invalid date before it sends anything', async () => {
    await expect(sent({ dueTime: new Date(NaN) })).rejects.toThrow(RangeError);
    expect(servers[0]?.requests).toEqual([]);
  });

  it('rejects a file among values before it sends anything', async () => {
    const untyped = { problem: { image: new File(['x'], 'x.png') } } as object as FormData;
    const call = sent(untyped);
    await expect(call).rejects.toMatchObject({
      name: 'FileInFormError',
      message: 'The file in "image" cannot be form-encoded: send the fields in a FormData.',
    });
    expect(servers[0]?.requests).toEqual([]);
  });

  it('sends a FormData with a file as multipart', async () => {
    const form = new FormData();
    form.append('problemDetail', 'é');
    form.append('image', new File(['pixels'], 'x.png', { type: 'image/png' }));
    const { headers, body } = await sent(form);
    expect(headers['content-type']).toMatch(/^multipart\/form-data; ?boundary=/);
    const received = await new Response(body, {
      headers: { 'Content-Type': headers['content-type'] ?? '' },
    }).formData();
    expect(received.get('problemDetail')).toBe('é');
    const image = received.get('image');
    expect(image).toBeInstanceOf(File);
    expect(await (image as File).text()).toBe('pixels');
  });

  it('resolves with the text of a response that is not JSON', async () => {
    const server = await serve((_, response) => response.end('done'));
    const client = createFormClient({ appApi: server.url, pageUrl: PAGE });
    await expect(
      client({ method: 'post', url: endpoints.userProblem.problemSave, data: {} }),
    ).resolves.toBe('done');
  });
});
