import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One process's use of a shared server. */
export type Lease = {
  /** Releases the lease. Resolves to true if no living process holds another lease. */
  release(): Promise<boolean>;
};

let taken = 0;

/**
 * Creates a file named after this process's pid in `directory`, to show that the process uses the server. The process
 * that releases the last lease can stop the server. Each release also removes the files of killed processes.
 */
export async function takeLease(directory: string): Promise<Lease> {
  await mkdir(directory, { recursive: true });
  taken += 1;
  const file = `${process.pid}-${taken}`;
  await writeFile(join(directory, file), '');
  return {
    async release() {
      await rm(join(directory, file), { force: true });
      const others = await readdir(directory);
      const living = others.filter((name) => isAlive(Number.parseInt(name, 10)));
      await Promise.all(
        others.filter((name) => !living.includes(name)).map((name) => rm(join(directory, name), { force: true })),
      );
      return living.length === 0;
    },
  };
}

/** Checks whether a process with this id is running, under any user. */
export function isAlive(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
