import type { ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { serve } from '../../browser/hosts/server-process';

/** Serves what another server has, with scripts that hang until `release`. */
export async function holdScripts(origin: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const answer = async (path: string, response: ServerResponse) => {
    if (/^\/_next\/.*\.js$/.test(path)) await released;
    const { status, headers, body } = await fetch(origin + path);
    response.writeHead(status, Object.fromEntries(headers));
    response.end(body && (await buffer(body)));
  };
  const server = await serve(({ url = '' }, response) => void answer(url, response));
  return { ...server, release };
}
