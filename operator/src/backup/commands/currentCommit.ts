import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Returns the commit of this checkout. An installation without Git, such as a container, has none. */
export async function currentCommit(): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: import.meta.dirname });
    return stdout.trim();
  } catch {
    return undefined;
  }
}
