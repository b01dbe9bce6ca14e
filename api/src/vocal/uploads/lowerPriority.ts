import { readdir, writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';

const lowest = constants.priority.PRIORITY_LOW;

/**
 * Gives this process the lowest priority, so that it works in the time that others leave. On Linux a priority belongs to
 * a thread; threads that start later have that of the thread that starts them. Where Linux shares time among sessions
 * before it does among threads (`sched_autogroup`), the process needs a session of its own, and that is lowered too.
 */
export async function lowerPriority(): Promise<void> {
  setPriority(lowest);
  if (process.platform !== 'linux') return;
  for (const thread of await readdir('/proc/self/task')) setPriority(Number(thread), lowest);
  // Without that kind of sharing the file is missing, and in some containers it cannot be written.
  await writeFile('/proc/self/autogroup', String(lowest)).catch(() => undefined);
}
