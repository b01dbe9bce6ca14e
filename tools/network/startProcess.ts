import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { memoryEnvironment, memoryFlags } from '@marquee/platform/process/memorySettings.ts';
import { repositoryRoot } from '../bundler/webpackBase.ts';

export type NetworkProcess = { name: string; child: ChildProcess; logFile: string; stop(): Promise<void> };

/** Maximum time for a process to stop before it is killed, in milliseconds. */
const stopMs = 10_000;

/** Starts a server program with its output in a log file. The program exits when this process exits. */
export async function startProcess(
  name: string,
  entry: string,
  environment: Record<string, string>,
  logFolder: string,
): Promise<NetworkProcess> {
  await mkdir(logFolder, { recursive: true, mode: 0o700 });
  const logFile = path.join(logFolder, `${name}.log`);
  const log = createWriteStream(logFile, { mode: 0o600 });
  const preload = path.join(import.meta.dirname, 'exitWithParent.ts');
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', ...memoryFlags, '--import', preload, path.join(repositoryRoot, entry)],
    {
      cwd: repositoryRoot,
      env: { ...memoryEnvironment, ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // Outside of the terminal's process group, so that this process stops the programs in order after Ctrl-C.
      detached: true,
    },
  );
  child.stdout?.pipe(log);
  child.stderr?.pipe(log);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    name,
    child,
    logFile,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), stopMs);
      await ended;
      clearTimeout(timer);
    },
  };
}
