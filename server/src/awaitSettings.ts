import { once } from 'node:events';

/** Waits for the settings of a process that the release gate has started before it knew the set to try. */
export async function awaitSettings(): Promise<void> {
  if (!process.env.MARQUEE_AWAITS_SETTINGS) return;
  const leave = () => process.exit();
  process.once('disconnect', leave);
  // Nothing else keeps the process alive.
  process.channel?.ref();
  const [settings] = (await once(process, 'message')) as [Record<string, string>];
  process.off('disconnect', leave);
  Object.assign(process.env, settings);
}
