import { Target } from '../attacks/Target.ts';
import type { FloodOrder, FloodReport, FloodSettings } from './UploadFlood.ts';
import { formWith, photo, sendForm } from './uploadRefusals.ts';

/** The process of `UploadFlood`. */
const { port, cookies, atOnce } = JSON.parse(process.argv[2] ?? '') as FloodSettings;
const target = new Target(port, null);
// The largest accepted picture takes the encoder longest.
const form = formWith(await photo(8_000, 6_000));

process.on('message', async ({ forMs }: FloodOrder) => {
  const untilMs = performance.now() + forMs;
  const report: FloodReport = { stored: 0 };
  const uploadOn = async (cookie: string) => {
    while (performance.now() < untilMs) if ((await sendForm(target, cookie, form)).status === 201) report.stored += 1;
  };
  await Promise.all(cookies.flatMap((cookie) => Array.from({ length: atOnce }, () => uploadOn(cookie))));
  process.send?.(report);
});
process.send?.('ready');
