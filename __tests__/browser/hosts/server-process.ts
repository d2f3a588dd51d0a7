import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type RequestListener,
} from 'node:http';
import { createRequire } from 'node:module';
import { connect, createServer, type AddressInfo } from 'node:net';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';

export interface RunningServer {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Debian installs servers where the PATH of an ordinary user does not look. */
const FOLDERS = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

export function findProgram(name: string): string | undefined {
  return FOLDERS.map((folder) => join(folder, name)).find(existsSync);
}

/**
 * The path of a module that `npm run test:hosts` has installed, in whichever folder npm has put its
 * package.
 */
export function findModule(name: string): string | undefined {
  try {
    return createRequire(__filename).resolve(name);
  } catch {
    return undefined;
  }
}

export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const STARTING_MS = 60_000;

/** Starts a server and waits until its port accepts connections. */
export async function startServer(
  port: number,
  command: string,
  args: readonly string[],
  options: { readonly cwd?: string; readonly env?: Record<string, string> } = {},
): Promise<RunningServer> {
  const server = spawn(command, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // In a group of its own, because some servers start others.
    detached: true,
  });
  let output = '';
  server.stdout.on('data', (chunk: Buffer) => (output += String(chunk)));
  server.stderr.on('data', (chunk: Buffer) => (output += String(chunk)));
  const exited = new Promise<void>((resolve) => {
    server.on('exit', () => resolve());
    server.on('error', (error) => {
      output += error.message;
      resolve();
    });
  });
  const close = async () => {
    if (server.exitCode === null && server.pid) process.kill(-server.pid, 'SIGKILL');
    await exited;
  };

  const deadline = Date.now() + STARTING_MS;
  while (!(await accepts(port))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await close();
      throw new Error(`${command} did not start:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { origin: `http://127.0.0.1:${port}`, close };
}

/** Serves with a function of this process, at any free port or at the given one. */
export async function serve(answer: RequestListener, wanted = 0): Promise<RunningServer> {
  const server = createHttpServer(answer);
  server.listen(wanted, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A request as a server received it. */
export type ReceivedRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & {
  readonly body: string;
};

/** Serves like `serve`, and records each request before it answers. */
export async function serveAndRecord(answer: RequestListener, wanted?: number) {
  const requests: ReceivedRequest[] = [];
  const server = await serve((request, response) => {
    const { method, url, headers } = request;
    void text(request).then((body) => {
      requests.push({ method, url, headers, body });
      answer(request, response);
    });
  }, wanted);
  return { ...server, requests };
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  return once(socket, 'connect')
    .then(() => true)
    .catch(() => false)
    .finally(() => socket.destroy());
}
