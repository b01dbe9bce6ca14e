import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import type { HostKey } from '@marquee/shared/domain';
import type { ToPrimary } from '@marquee/server/workerMessages.ts';
import type { ReleaseSet } from '../../releaseSet.ts';
import { inSeconds, patience } from '../patience.ts';

/** Longest time in which it must listen, on an idle machine. */
const startMs = 30_000;

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port');
  return address.port;
}

/** A worker of a release set on a loopback port of its own, for a browser on this machine and nobody else. */
export class CandidateServer {
  readonly #port: number;
  readonly #child: ChildProcess;

  private constructor(port: number, child: ChildProcess) {
    this.#port = port;
    this.#child = child;
  }

  /** @throws with the worker's own reason when it does not come up */
  static async start(set: ReleaseSet, environment: NodeJS.ProcessEnv): Promise<CandidateServer> {
    const port = await freePort();
    const child = fork(path.join(import.meta.dirname, '../../../server/worker.ts'), [], {
      env: {
        ...environment,
        MARQUEE_RELEASE_SET: JSON.stringify(set),
        HOST: '127.0.0.1',
        PORT: String(port),
        // Browsers find these names on the machine itself, whatever the network's real ones are.
        MARQUEE_DOMAIN: 'localhost',
        PUBLIC_PROTOCOL: 'http',
        PUBLIC_PORT: String(port),
        MARQUEE_IS_PROBED: '1',
        LOG_LEVEL: 'silent',
      },
      execArgv: ['--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    await new Promise<void>((resolve, reject) => {
      const waitMs = patience(startMs);
      const timer = setTimeout(() => {
        child.kill('SIGKILL');
        reject(new Error(`it did not listen within ${inSeconds(waitMs)}`));
      }, waitMs);
      child.on('message', (message: ToPrimary) => {
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
