import type { ReleaseStatus } from '../../releases/desk/releaseStatus.ts';
import type { ServedCounts } from '../ServedCounts.ts';
import { type Html, html } from './html.ts';
import { nameSet } from './nameSet.ts';
import { ago } from './times.ts';

const number = new Intl.NumberFormat('en');
const share = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });

/** How many pages each set has had a part in, of late. */
export function pageTable(counts: ServedCounts | null, status: ReleaseStatus, now: number): Html {
  if (!counts) return html`<p>— <span class="muted">This machine does not know yet.</span></p>`;
  const rows = Object.entries(counts.pages).sort(([, a], [, b]) => b - a);
  const total = rows.reduce((sum, [, count]) => sum + count, 0);
  if (total === 0) return html`<p>No page was asked for since ${ago(counts.since, now)}.</p>`;
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Sessions by release set"><table>
<caption>Pages of this machine since ${ago(counts.since, now)}</caption>
<thead><tr><th scope="col">Release set</th><th scope="col" class="number">Pages</th><th scope="col" class="number">Share</th></tr></thead>
<tbody>
${rows.map(([name, count]) => {
  const label = nameSet(name, status);
  return html`<tr><th scope="row">${label}<br><code class="muted">${name}</code></th><td class="number">${number.format(count)}</td>
<td class="number">${share.format(count / total)}<br><meter aria-label="Share of ${label}" min="0" max="${total}" value="${count}"></meter></td></tr>
`;
})}</tbody></table></div>`;
}

/** Errors of the server and of browsers, by who made them. */
export function errorTable(counts: ServedCounts | null, now: number): Html {
  if (!counts) return html`<p>— <span class="muted">This machine does not know yet.</span></p>`;
  const rows = Object.entries(counts.errors)
    .filter(([, count]) => count > 0)
    .sort(([, a], [, b]) => b - a);
  if (rows.length === 0) return html`<p>None since ${ago(counts.since, now)}.</p>`;
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Errors by release"><table>
<caption>Since ${ago(counts.since, now)}</caption>
<thead><tr><th scope="col">Release</th><th scope="col" class="number">Errors</th></tr></thead>
<tbody>
${rows.map(([release, count]) => html`<tr><th scope="row"><code>${release}</code></th><td class="number">${number.format(count)}</td></tr>\n`)}</tbody></table></div>`;
}
