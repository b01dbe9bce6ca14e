import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { HostKey } from '@marquee/shared/domain';
import type { ReleaseSet } from '../../releaseSet.ts';
import { type StartedAhead, startProgram } from '../StartedAhead.ts';
import { inSeconds, scaleTimeout } from '../scaleTimeout.ts';

/** Longest time in which it must listen, on an idle machine. */
const startMs = 30_000;

async function freePort(): Promise<number> {
  const server = createServer();
  // Of this process alone: where it is a worker, the primary would bind it, and free it some time later.
  server.listen({ port: 0, host: '127.0.0.1', exclusive: true });
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('The system assigned no port');
  return address.port;
}

/** The messages of a worker that say whether it came up; it sends others too. */
type StartMessage = { kind: 'listening' } | { kind: 'failed'; reason: string };

/** A worker of a release set on a loopback port of its own, for a browser on this machine and nobody else. */
export class CandidateServer {
  readonly #port: number;
  readonly #child: ChildProcess;

  private constructor(port: number, child: ChildProcess) {
    this.#port = port;
    this.#child = child;
  }

  /** @throws with the worker's own reason when it does not come up */
  static async start(
    program: string,
    set: ReleaseSet,
    environment: NodeJS.ProcessEnv,
    ahead: StartedAhead | null = null,
  ): Promise<CandidateServer> {
    const port = await freePort();
    const child = startProgram(
      program,
      {
        ...environment,
        MARQUEE_RELEASE_SET: JSON.stringify(set),
        HOST: '127.0.0.1',
        PORT: String(port),
        // Browsers find these names on the machine itself, whatever the network's real ones are.
        MARQUEE_DOMAIN: 'localhost',
        PUBLIC_PROTOCOL: 'http',
        PUBLIC_PORT: String(port),
        // The probe renders all pages, in a process of its own.
        MARQUEE_PROOF: 'none',
        LOG_LEVEL: 'silent',
      },
      ahead,
    );
    await new Promise<void>((resolve, reject) => {
      const waitMs = scaleTimeout(startMs);
      const timer = setTimeout(() => {
        child.kill('SIGKILL');
        reject(new Error(`it did not listen within ${inSeconds(waitMs)}`));
      }, waitMs);
      child.on('message', (message: StartMessage) => {
        if (message.kind === 'listening') resolve();
        if (message.kind === 'failed') reject(new Error(message.reason.split('\n')[0]));
      });
      child.on('exit', (code) => reject(new Error(`it ended with code ${code}`)));
      child.once('message', () => clearTimeout(timer));
    });
    return new CandidateServer(port, child);
  }

  addressOf(site: HostKey, pathname: string): string {
    return `http://${site.toLowerCase()}.localhost:${this.#port}${pathname}`;
  }

  stop(): void {
    this.#child.kill('SIGKILL');
  }
}
