import type { PartStatus } from '@marquee/releases/service/releaseStatus.ts';
import { type Tally, tallyOf } from '../../counts/CountStep.ts';
import { type Html, html } from '../../http/html.ts';
import type { ServedCounts } from '../../nodes/ServedCounts.ts';

const number = new Intl.NumberFormat('en');
const share = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 2 });
const unknown = '–';

/** Compares a canary with the live version by the counts since its start, at most of the last five minutes. Null without a canary. */
export function canaryTable({ part, live, canary }: PartStatus, counts: ServedCounts | null): Html | null {
  if (!canary || !live || !counts) return null;
  const since = Date.parse(canary.since);
  const [own, beside] = [canary.version, live.version].map((version) => tallyOf(counts.steps, part, version, since));
  if (!own || !beside) return null;
  const row = (name: string, shown: (tally: Tally) => string) =>
    html`<tr><th scope="row">${name}</th><td class="number">${shown(own)}</td><td class="number">${shown(beside)}</td></tr>\n`;
  return html`<table class="compact">
<caption>In the last five minutes</caption>
<thead><tr><th scope="col"><span class="unseen">Figure</span></th><th scope="col" class="number">Canary</th><th scope="col" class="number">Live</th></tr></thead>
<tbody>
${row('Pages', ({ pages }) => number.format(pages))}${row('With an error', ({ errors, pages }) => ofPages(errors, pages))}${row('Failed on the server', ({ failures, pages }) => ofPages(failures, pages))}${row('To render', ({ renders, renderMs }) => (renders === 0 ? unknown : `${number.format(Math.round(renderMs / renders))} ms`))}${row('Without their content', ({ emptied, compared }) => (compared === 0 ? unknown : `${number.format(emptied)} of ${number.format(compared)}`))}${row('Memory', ({ heapBytes }) => (heapBytes === null ? unknown : `${number.format(Math.round(heapBytes / 1_000_000))} MB`))}</tbody></table>`;
}

function ofPages(count: number, pages: number): string {
  return pages === 0 ? unknown : share.format(count / pages);
}
