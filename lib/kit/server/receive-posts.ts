import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/**
 * Accepts what the page sends, and prints it in one line, so that events and messages can be tried
 * without an account at a service.
 */
export async function receivePost(
  request: IncomingMessage,
  response: ServerResponse,
  print: (line: string) => void,
): Promise<void> {
  const body = await text(request);
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  const shown = isForm ? JSON.stringify(Object.fromEntries(new URLSearchParams(body))) : body;
  // Control characters could change what the terminal shows.
  print(`Received at ${request.url}: ${shown}`.replace(/\p{Cc}/gu, ' '));
  response.setHeader('Access-Control-Allow-Origin', '*').end('Received.\n');
}
