import { readdir, readFile } from 'node:fs/promises';

/** Resident memory of a process in MB. Linux only. @throws when it is gone */
async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? Number.NaN) / 1_000;
}

/** Processes that a process has started and that run. */
export async function childrenOf(pid: number): Promise<number[]> {
  const children: number[] = [];
  for (const thread of await readdir(`/proc/${pid}/task`)) {
    const list = await readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => '');
    children.push(...list.trim().split(/\s+/).filter(Boolean).map(Number));
  }
  return children;
}

/** The primary that a server's keeper has started last. @throws when none runs */
export async function primaryOf(keeper: number): Promise<number> {
  const primary = (await childrenOf(keeper)).at(-1);
  if (primary === undefined) throw new Error(`No primary runs below the process ${keeper}`);
  return primary;
}

/** MB of a shell: its primary, its workers, and how many of those there are. A worker that ends meanwhile does not count. */
export async function shellMemory(keeper: number): Promise<{ primary: number; workers: number[] }> {
  const primary = await primaryOf(keeper);
  const sizes = await Promise.all((await childrenOf(primary)).map((pid) => residentMb(pid).catch(() => null)));
  return { primary: await residentMb(primary), workers: sizes.filter((size) => size !== null) };
}
