import cluster from 'node:cluster';
import type { Logger } from 'pino';

/** The first file descriptor that a service manager passes. */
const firstPassed = 3;

/**
 * Finds the listening socket that a service manager has opened (systemd's socket activation). Removes the protocol's
 * environment variables, because they are only meant for this process.
 * @returns the socket's file descriptor. Null if there is none
 */
export function inheritedSocket(environment: NodeJS.ProcessEnv, pid: number): number | null {
  const { LISTEN_PID, LISTEN_FDS } = environment;
  for (const name of ['LISTEN_PID', 'LISTEN_FDS', 'LISTEN_FDNAMES']) delete environment[name];
  return LISTEN_PID === String(pid) && Number(LISTEN_FDS) >= 1 ? firstPassed : null;
}

/**
 * Exits once a worker was killed and no worker is left, because Node closes an inherited socket with the last worker
 * that listens on it. The service manager still has the socket, and starts this process again.
 */
export function exitWithInheritedSocket(socket: number | null, log: Pick<Logger, 'fatal'>): void {
  if (socket === null) return;
  cluster.on('exit', (_worker, code: number) => {
    if (code === 0 || Object.keys(cluster.workers ?? {}).length > 0) return;
    log.fatal('exiting, because all workers have died and the inherited socket is closed');
    process.exit(1);
  });
}
