import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentHash } from '../files';

/**
 * Prevents a second run of a command in this folder, which would replace the same files. The lock is
 * a local socket: the system ends it with the process, however that ends. A file with a process id
 * would outlast a killed process, and in a container another process soon has that id.
 *
 * @throws Error if another run has the lock.
 */
export async function lock(command: string): Promise<void> {
  const name = `${command.replace(/\W/g, '-')}-${contentHash(process.cwd())}`;
  const socketPaths: Partial<Record<NodeJS.Platform, string>> = {
    linux: `\0${name}`,
    win32: `\\\\.\\pipe\\${name}`,
  };
  const path = socketPaths[process.platform] ?? join(tmpdir(), `${name}.sock`);
  const server = createServer();
  const listen = () => once(server.listen(path), 'listening');
  try {
    await listen();
  } catch {
    if (await isAnswered(path))
      throw new Error(
        `Another ${command} is running in this folder. Wait until it has finished, or stop it.`,
      );
    // The file of a killed run, on systems whose sockets are files.
    rmSync(path, { force: true });
    await listen();
  }
  server.unref();
  process.once('exit', () => server.close());
}

async function isAnswered(path: string): Promise<boolean> {
  const socket = connect(path);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
