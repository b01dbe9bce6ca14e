import { releaseSetName } from '@marquee/releases/releaseSet.ts';
import type { ReleaseStatus } from '@marquee/releases/service/releaseStatus.ts';
import { type Html, html } from '../../http/html.ts';
import type { NodeCounts, ServedCounts } from '../../nodes/ServedCounts.ts';
import { nameSet } from './nameSet.ts';
import { ago } from './times.ts';

const number = new Intl.NumberFormat('en');

/** The version that each node serves. A node that does not serve the live set is marked. */
export function nodeTable(counts: ServedCounts | null, status: ReleaseStatus, now: number): Html {
  if (!counts || counts.nodes.length === 0)
    return html`<p>— <span class="muted">No node has reported in the last half minute.</span></p>`;
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Nodes"><table>
<caption>Nodes that reported in the last half minute; pages and errors of the last five minutes</caption>
<thead><tr><th scope="col">Node</th><th scope="col">Serves</th><th scope="col" class="number">Workers</th><th scope="col" class="number">Pages</th><th scope="col" class="number">Errors</th></tr></thead>
<tbody>
${counts.nodes.map((node) => row(node, status, now))}</tbody></table></div>`;
}

function row(counts: NodeCounts, status: ReleaseStatus, now: number): Html {
  const { node, pid, server, since, workers, deaths, pages, errors } = counts;
  return html`<tr><th scope="row">${node}<br><span class="muted">process ${pid}, since ${ago(since, now)}${server ? html`, server <code>${server}</code>` : null}</span></th>
<td>${served(counts, status)}</td>
<td class="number">${workers}${deaths > 0 ? html`<br><span class="tag bad">${deaths} died</span>` : null}</td><td class="number">${number.format(pages)}</td><td class="number">${number.format(errors)}</td></tr>
`;
}

function served({ set, canaries }: NodeCounts, status: ReleaseStatus): Html {
  if (!set) return html`<span class="tag bad">nothing yet</span>`;
  const name = releaseSetName(set);
  const state =
    name === status.set
      ? html`<span class="tag good">Live</span>`
      : html`<span class="tag bad">not the live set</span> ${nameSet(name, status)}: it follows within seconds, or its log says why not`;
  return html`${state}<br><code class="muted">${name}</code>${canaries.map(
    ({ part, version, percent }) => html`<br><code>${part}@${version}</code> for ${percent} % of the readers`,
  )}`;
}
