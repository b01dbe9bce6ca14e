import { Socket } from 'node:net';
import type { HeldSocket } from './Keeper.ts';

/** The first file descriptor that a supervisor passes. */
const firstPassed = 3;

/**
 * The listening socket of a supervisor that holds it itself (systemd's socket activation); null without one. Its variables are removed:
 * they are meant for this process alone.
 */
export function passedSocket(environment: NodeJS.ProcessEnv, pid: number): HeldSocket | null {
  const { LISTEN_PID, LISTEN_FDS } = environment;
  for (const name of ['LISTEN_PID', 'LISTEN_FDS', 'LISTEN_FDNAMES']) delete environment[name];
  if (LISTEN_PID !== String(pid) || !(Number(LISTEN_FDS) >= 1)) return null;
  // Neither read nor written: Node makes a handle of it, which can be sent to another process.
  const socket = new Socket({ fd: firstPassed, readable: false, writable: false });
  return (socket as unknown as { _handle: HeldSocket })._handle;
}
