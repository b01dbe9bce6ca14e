import type { Preparation } from '@marquee/releases/registry/registryState.ts';
import { releaseSetName } from '@marquee/releases/releaseSet.ts';
import type { ReleaseStatus } from '@marquee/releases/service/releaseStatus.ts';
import { type Html, html } from '../../http/html.ts';
import type { NodeCounts, ServedCounts } from '../../nodes/ServedCounts.ts';
import { nameSet } from './nameSet.ts';
import { ago } from './times.ts';

const number = new Intl.NumberFormat('en');

/**
 * Shows the set that each node serves, and the node's progress with the next set. Marks nodes that do not serve the live set.
 * @param next the set that is about to go live
 */
export function nodeTable(
  counts: ServedCounts | null,
  status: ReleaseStatus,
  next: Preparation | null,
  now: number,
): Html {
  if (!counts || counts.nodes.length === 0)
    return html`<p>— <span class="muted">No node has reported in the last half minute.</span></p>`;
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Nodes"><table>
<caption>Nodes that reported in the last half minute; pages and errors of the last five minutes</caption>
<thead><tr><th scope="col">Node</th><th scope="col">Serves</th><th scope="col" class="number">Workers</th><th scope="col" class="number">Pages</th><th scope="col" class="number">Errors</th></tr></thead>
<tbody>
${counts.nodes.map((node) => row(node, status, next, now))}</tbody></table></div>`;
}

function row(counts: NodeCounts, status: ReleaseStatus, next: Preparation | null, now: number): Html {
  const { node, pid, server, since, workers, deaths, pages, errors } = counts;
  return html`<tr><th scope="row">${node}<br><span class="muted">process ${pid}, since ${ago(since, now)}${server ? html`, server <code>${server}</code>` : null}</span></th>
<td data-label="Serves">${served(counts, status)}${next && progress(counts, status, next)}</td>
<td class="number" data-label="Workers">${workers}${deaths > 0 ? html`<br><span class="tag bad">${deaths} died</span>` : null}</td><td class="number" data-label="Pages">${number.format(pages)}</td><td class="number" data-label="Errors">${number.format(errors)}</td></tr>
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

/** Returns a node's progress with the set that is about to go live. */
function progress({ prepared }: NodeCounts, status: ReleaseStatus, { set, since }: Preparation): Html {
  const name = nameSet(releaseSetName(set), status);
  if (prepared?.since !== since) return html`<br><span class="tag">starting</span> ${name}`;
  return prepared.problem === null
    ? html`<br><span class="tag good">ready</span> ${name}`
    : html`<br><span class="tag bad">does not start</span> ${name}: ${prepared.problem}`;
}
