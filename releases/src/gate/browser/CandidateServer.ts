import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { HostKey } from '@marquee/shared/domain';
import type { ReleaseSet } from '../../releaseSet.ts';
import { type StartedAhead, startProgram } from '../launch/StartedAhead.ts';
import { inSeconds, scaleTimeout } from '../scaleTimeout.ts';

/** Maximum time until the worker listens on an idle machine, in milliseconds. */
const startMs = 30_000;

async function freePort(): Promise<number> {
  const server = createServer();
  // `exclusive` binds the port in this process. In a cluster worker, the primary would bind the port and release it late.
  server.listen({ port: 0, host: '127.0.0.1', exclusive: true });
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('The system assigned no port');
  return address.port;
}

/** Messages that say if the worker has started. Other messages are ignored. */
type StartMessage = { kind: 'active' } | { kind: 'failed'; reason: string } | { kind: 'alive' };

/** Runs a worker with a release set on its own loopback port, for a browser on this machine only. */
export class CandidateServer {
  readonly #port: number;
  readonly #child: ChildProcess;

  private constructor(port: number, child: ChildProcess) {
    this.#port = port;
    this.#child = child;
  }

  /** @throws the worker's own error if the worker fails to start */
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
        // Browsers resolve these names to this machine, whatever the network's real domain is.
        MARQUEE_DOMAIN: 'localhost',
        PUBLIC_PROTOCOL: 'http',
        PUBLIC_PORT: String(port),
        // The probe renders all pages in its own process, so this worker need not.
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
        if (message.kind !== 'active' && message.kind !== 'failed') return;
        clearTimeout(timer);
        if (message.kind === 'active') resolve();
        else reject(new Error(message.reason.split('\n')[0]));
      });
      child.on('exit', (code) => {
        clearTimeout(timer);
        reject(new Error(`it ended with code ${code}`));
      });
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
