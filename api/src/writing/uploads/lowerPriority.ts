import { readdir, writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';

const lowest = constants.priority.PRIORITY_LOW;

/**
 * Gives this process the lowest priority, so that it only uses idle time. On Linux, a priority belongs to a thread, and
 * a new thread inherits it from the thread that starts it. If Linux shares time among sessions first
 * (`sched_autogroup`), the process needs its own session, whose priority is lowered too.
 */
export async function lowerPriority(): Promise<void> {
  setPriority(lowest);
  if (process.platform !== 'linux') return;
  for (const thread of await readdir('/proc/self/task')) setPriority(Number(thread), lowest);
  // The file is missing if the kernel has no autogroups, and some containers do not allow writing it.
  await writeFile('/proc/self/autogroup', String(lowest)).catch(() => undefined);
}
