import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Longest path of a Unix socket that every supported system takes. */
const longestSocketPath = 103;

/** Marks a journal's files as those of a live process. */
export type JournalLock = { release(): Promise<void> };

/**
 * Takes the lock of a name that no other uses. It is a socket that the process listens on, so the system lets go of it
 * with the process however that ends, and no other process that gets the same number is taken for it.
 * @throws Error when no socket can be made.
 */
export async function takeJournalLock(directory: string, name: string): Promise<JournalLock> {
  let failure: unknown;
  for (const path of socketPaths(directory, name)) {
    try {
      const server = await listen(path);
      return {
        async release() {
          server.close();
          await rm(path, { force: true });
        },
      };
    } catch (error) {
      failure = error;
    }
  }
  throw new Error(`Cannot create a lock for ${directory}.`, { cause: failure });
}

/** Whether a living process holds the lock. In doubt it does. */
export async function isJournalLocked(directory: string, name: string): Promise<boolean> {
  const listening = await Promise.all(socketPaths(directory, name).map(isListening));
  return listening.includes(true);
}

/** Removes the socket that a killed holder left. */
export async function clearJournalLock(directory: string, name: string): Promise<void> {
  await Promise.all(socketPaths(directory, name).map((path) => rm(path, { force: true })));
}

/** Beside the files; in the temporary directory where the path is too long or the file system holds no sockets. */
function socketPaths(directory: string, name: string): string[] {
  const beside = join(directory, `${name}.lock`);
  const place = createHash('sha256').update(directory).digest('hex').slice(0, 12);
  const elsewhere = join(tmpdir(), `marquee-${place}-${name}.lock`);
  return Buffer.byteLength(beside) <= longestSocketPath ? [beside, elsewhere] : [elsewhere];
}

async function listen(path: string): Promise<Server> {
  const server = createServer((socket) => socket.destroy());
  server.unref();
  server.listen(path);
  await once(server, 'listening');
  return server;
}

const isListening = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code !== 'ECONNREFUSED' && code !== 'ENOENT'));
  });
