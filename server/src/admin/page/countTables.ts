import type { ReleaseStatus } from '@marquee/releases/service/releaseStatus.ts';
import { type Html, html } from '../../http/html.ts';
import type { ServedCounts } from '../../nodes/ServedCounts.ts';
import { nameSet } from './nameSet.ts';
import { ago } from './times.ts';

const number = new Intl.NumberFormat('en');
const share = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });
const unknown = html`<p>— <span class="muted">The counts of the nodes cannot be read. The log has the reason.</span></p>`;

/** Numbers of recent readers and pages of each set. */
export function sessionTable(counts: ServedCounts | null, status: ReleaseStatus, now: number): Html {
  if (!counts) return unknown;
  const { pages, sessions, since } = counts;
  const rows = Object.entries(sessions).sort(([, a], [, b]) => b - a);
  const total = rows.reduce((sum, [, count]) => sum + count, 0);
  if (total === 0) return html`<p>No page was requested since ${ago(since, now)}.</p>`;
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Sessions by release set"><table>
<caption>All nodes, since ${ago(since, now)}; readers told apart by address and browser, within some percent</caption>
<thead><tr><th scope="col">Release set</th><th scope="col" class="number">Sessions</th><th scope="col" class="number">Share</th><th scope="col" class="number">Pages</th></tr></thead>
<tbody>
${rows.map(([name, count]) => {
  const label = nameSet(name, status);
  return html`<tr><th scope="row">${label}<br><code class="muted">${name}</code></th><td class="number" data-label="Sessions">${number.format(count)}</td>
<td class="number" data-label="Share">${share.format(count / total)}<br><meter aria-label="Share of ${label}" min="0" max="${total}" value="${count}"></meter></td>
<td class="number" data-label="Pages">${number.format(pages[name] ?? 0)}</td></tr>
`;
})}</tbody></table></div>`;
}

/** Errors of the server and of browsers by release, and the last messages. */
export function errorTable(counts: ServedCounts | null, now: number): Html {
  if (!counts) return unknown;
  const { errors, reports, since } = counts;
  const rows = Object.entries(errors)
    .filter(([, count]) => count > 0)
    .sort(([, a], [, b]) => b - a);
  const table = html`<div class="scroll" tabindex="0" role="region" aria-label="Errors by release"><table>
<caption>Since ${ago(since, now)}; an address counts once for each release</caption>
<thead><tr><th scope="col">Release</th><th scope="col" class="number">Errors</th></tr></thead>
<tbody>
${rows.map(([release, count]) => html`<tr><th scope="row"><code>${release}</code></th><td class="number" data-label="Errors">${number.format(count)}</td></tr>\n`)}</tbody></table></div>`;
  return html`${rows.length === 0 ? html`<p>None since ${ago(since, now)}.</p>` : table}
${reports.length === 0 ? null : reportList(reports, now)}`;
}

function reportList(reports: ServedCounts['reports'], now: number): Html {
  return html`<h3>Last errors</h3>
<ol class="log">
${reports.map(
  ({
    at,
    release,
    kind,
    message,
    page,
    times,
    node,
  }) => html`<li><span class="muted">${ago(at, now)}, ${places[kind]}, ${page}, heard by ${node}${
    times > 1 ? `, ${number.format(times)} times` : ''
  }</span><br>
<code>${release}</code> ${message}</li>
`,
)}</ol>`;
}

const places: Record<ServedCounts['reports'][number]['kind'], string> = {
  server: 'on the server',
  browser: 'in a browser',
  hydration: 'while hydrating',
  load: 'while loading',
};
