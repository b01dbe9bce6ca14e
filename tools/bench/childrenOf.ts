import { readdir, readFile } from 'node:fs/promises';

/** Returns the ids of the running child processes of a process. Linux only. */
export async function childrenOf(pid: number): Promise<number[]> {
  const children: number[] = [];
  for (const thread of await readdir(`/proc/${pid}/task`)) {
    const list = await readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => '');
    children.push(...list.trim().split(/\s+/).filter(Boolean).map(Number));
  }
  return children;
}
