import { Target } from '../attacks/Target.ts';
import type { FloodOrder, FloodReport, FloodSettings } from './UploadFlood.ts';
import {
  formType,
  formWith,
  photo,
  type RefusedForm,
  refusedForms,
  sendForm,
  sendLargeSlowly,
} from './uploadRefusals.ts';

/** The process of `UploadFlood`. */
const { cookies, atOnce, files } = JSON.parse(process.argv[2] ?? '') as FloodSettings;
const forms = files === 'refused' ? await refusedForms() : [await largestPicture()];

/** The largest accepted picture takes the encoder longest. */
async function largestPicture(): Promise<RefusedForm> {
  return { name: '48 megapixels', status: 201, body: formWith(await photo(8_000, 6_000)), contentType: formType };
}

process.on('message', async ({ forMs, port }: FloodOrder) => {
  const target = new Target(port, null);
  const untilMs = performance.now() + forMs;
  const report: FloodReport = { statuses: {} };
  const count = (status: number) => {
    report.statuses[status] = (report.statuses[status] ?? 0) + 1;
  };
  const sendOn = async (cookie: string, first: number) => {
    for (let turn = first; performance.now() < untilMs; turn += 1) {
      const form = forms[turn % forms.length];
      if (form) count((await sendForm(target, cookie, form.body, form.contentType)).status);
    }
  };
  const slow =
    files === 'refused' ? cookies.map(async (cookie) => count((await sendLargeSlowly(target, cookie)).status)) : [];
  await Promise.all(cookies.flatMap((cookie) => Array.from({ length: atOnce }, (_, first) => sendOn(cookie, first))));
  await Promise.all(slow);
  process.send?.(report);
});
process.send?.('ready');
