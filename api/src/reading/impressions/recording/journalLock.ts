import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Longest path of a Unix socket that every supported system takes. */
const maxSocketPathLength = 103;

/** Lock that marks a journal's files as in use by a live process. */
export type JournalLock = { release(): Promise<void> };

/**
 * Takes a lock under a new name. The lock is a socket that the process listens on, so the system releases it however
 * the process ends. A new process with the same id is not mistaken for the holder.
 * @throws Error if no socket can be created
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

/** Checks whether a live process holds the lock. Also true if that is unclear. */
export async function isJournalLocked(directory: string, name: string): Promise<boolean> {
  const listening = await Promise.all(socketPaths(directory, name).map(isListening));
  return listening.includes(true);
}

/** Removes the socket of a killed holder. */
export async function clearJournalLock(directory: string, name: string): Promise<void> {
  await Promise.all(socketPaths(directory, name).map((path) => rm(path, { force: true })));
}

/**
 * Paths of the lock's socket. The temporary directory is the fallback for long paths and for file systems without
 * sockets.
 */
function socketPaths(directory: string, name: string): string[] {
  const beside = join(directory, `${name}.lock`);
  const place = createHash('sha256').update(directory).digest('hex').slice(0, 12);
  const elsewhere = join(tmpdir(), `marquee-${place}-${name}.lock`);
  return Buffer.byteLength(beside) <= maxSocketPathLength ? [beside, elsewhere] : [elsewhere];
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
