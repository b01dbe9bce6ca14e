import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Milliseconds that a network may take to build and start. */
const startMs = 600_000;

export type CheckoutSettings = {
  port: number;
  apiPort: number;
  /** More settings for the network. */
  environment?: Record<string, string>;
};

/** A network of a checkout that runs on throwaway data. */
export type RunningCheckout = {
  dataFolder: string;
  /** Of the command that started it, and of its process group. */
  pid: number;
  /** Ends the network and removes its data. */
  stop: () => Promise<void>;
};

/**
 * Starts the network of a checkout, of this or of another commit, on throwaway data.
 * @param folder of the checkout, with its packages installed
 * @throws when it does not come up within ten minutes
 */
export async function startCheckout(
  folder: string,
  { port, apiPort, environment }: CheckoutSettings,
): Promise<RunningCheckout> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'marquee-bench-'));
  const network: ChildProcess = spawn(process.execPath, ['tools/cli/run.mjs', 'tools/cli/start.ts'], {
    cwd: folder,
    env: { ...process.env, ...environment, PORT: String(port), API_PORT: String(apiPort), DATA_DIR: dataFolder },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const { pid } = network;
  if (pid === undefined) throw new Error(`The network of ${folder} could not be started`);
  const ended = new Promise<void>((resolve) => network.once('exit', () => resolve()));
  const stop = async () => {
    // Its own group: the command and the processes that it has started.
    if (network.exitCode === null) process.kill(-pid, 'SIGTERM');
    await ended;
    await rm(dataFolder, { recursive: true, force: true, maxRetries: 5 });
  };
  const isReady = new Promise<void>((resolve, reject) => {
    network.stdout?.on('data', (text) => {
      // Older checkouts count them.
      if (/All (?:ten )?sites answer/.test(String(text))) resolve();
    });
    void ended.then(() => reject(new Error(`The network of ${folder} ended`)));
    setTimeout(() => reject(new Error(`The network of ${folder} did not start`)), startMs).unref();
  });
  try {
    await isReady;
  } catch (error) {
    await stop();
    throw error;
  }
  return { dataFolder, pid, stop };
}
