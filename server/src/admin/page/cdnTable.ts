import { type Html, html } from '../../http/html.ts';
import type { CdnStatus } from '../readCdn.ts';
import { time } from './times.ts';

/** Shows for each CDN whether it takes purges. Null without a CDN. @param statuses null if the api does not respond */
export function cdnTable(statuses: readonly CdnStatus[] | null, now: number): Html | null {
  if (statuses?.length === 0) return null;
  return html`<h2 id="cdn">CDN</h2>
${statuses ? table(statuses, now) : html`<p>— <span class="muted">The api does not respond.</span></p>`}`;
}

function table(statuses: readonly CdnStatus[], now: number): Html {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="CDN"><table>
<caption>Purges of the api</caption>
<thead><tr><th scope="col">Cache</th><th scope="col">Purges</th><th scope="col" class="number">Waiting</th><th scope="col">Last purge</th></tr></thead>
<tbody>
${statuses.map(
  (status) => html`<tr><th scope="row">${status.target}</th>
<td data-label="Purges">${state(status, now)}</td><td class="number" data-label="Waiting">${status.pending}</td>
<td data-label="Last purge">${status.sentAt ? time(status.sentAt, now) : '—'}</td></tr>
`,
)}</tbody></table></div>`;
}

function state({ failingSince, problem, sentAt }: CdnStatus, now: number): Html {
  if (failingSince)
    return html`<span class="tag bad">refused</span> since ${time(failingSince, now)}<br>${problem ?? ''}`;
  return sentAt ? html`<span class="tag good">taken</span>` : html`<span class="tag">none yet</span>`;
}
