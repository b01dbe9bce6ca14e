import { readFile } from 'node:fs/promises';
import { childrenOf } from '../../releases/processMemory.ts';

/**
 * Finds the shell below a command that has started a network. Linux only.
 * @returns process ids of its primary and of that one's workers
 * @throws when no shell runs there
 */
export async function shellProcesses(pid: number): Promise<{ primary: number; workers: number[] }> {
  const waiting = [pid];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const command = await readFile(`/proc/${next}/cmdline`, 'utf8').catch(() => '');
    const children = await childrenOf(next).catch(() => []);
    if (command.includes('server/src/primary.ts')) return { primary: next, workers: children };
    waiting.push(...children);
  }
  throw new Error(`No shell runs below the process ${pid}`);
}

/** Names of the variables with which a process was started. */
export async function environmentNames(pid: number): Promise<string[]> {
  const text = await readFile(`/proc/${pid}/environ`, 'utf8');
  return text.split('\0').map((line) => line.split('=', 1)[0] ?? '');
}
