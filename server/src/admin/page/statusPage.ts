import type { LogEntry } from '@marquee/releases/registry/logEntry.ts';
import type { Preparation } from '@marquee/releases/registry/registryState.ts';
import { describeEntry } from '@marquee/releases/service/describeEntry.ts';
import type { ReleaseStatus } from '@marquee/releases/service/releaseStatus.ts';
import { type Html, html } from '../../http/html.ts';
import type { ServedCounts } from '../../nodes/ServedCounts.ts';
import type { NodeInfo } from '../Admin.ts';
import type { Caller } from '../auth/TokenAuthenticator.ts';
import type { CdnStatus } from '../readCdn.ts';
import { cdnTable } from './cdnTable.ts';
import { errorTable, sessionTable } from './countTables.ts';
import { errorSample } from './errorSample.ts';
import { layout } from './layout.ts';
import { nodeTable } from './nodeTable.ts';
import { partCard } from './partCard.ts';
import { releaseList } from './releaseList.ts';

export type StatusPageParts = {
  status: ReleaseStatus;
  /** The set that is about to go live. */
  next: Preparation | null;
  node: NodeInfo;
  counts: ServedCounts | null;
  /** State of the CDN's purges. Empty without a CDN, and null if the api does not respond. */
  cdn: readonly CdnStatus[] | null;
  /** Newest first. */
  entries: LogEntry[];
  caller: Caller;
  /** Token in the page's forms, which proves that they come from this session. */
  form: string;
  /** Log entry of the visitor's latest action, if the action led to this page. */
  done: LogEntry | null;
  now: number;
};

/** The status page: live versions, nodes, errors, releases and the log. */
export function statusPage({
  status,
  next,
  node,
  counts,
  cdn,
  entries,
  caller,
  form,
  done,
  now,
}: StatusPageParts): Html {
  return layout(
    'Status',
    html`<h1>Who runs which version</h1>
<p class="muted">As of ${new Date(now).toISOString().slice(0, 19).replace('T', ' ')} UTC. <a href="/_marquee">Load again</a></p>
${done && html`<p class="notice" role="status"><strong>Done:</strong> ${caller.name} ${describeEntry(done)}.</p>`}
${status.unreadable.map(
  ({ seq, reason, isNewer }) =>
    html`<p class="notice"><strong>Entry ${seq} of the log cannot be read:</strong> ${reason}. ${isNewer ? 'Restart this node with the newer server.' : 'An operator can give it up: npm run release -- repair.'}</p>`,
)}
<h2 id="parts">Parts</h2>
<div class="grid">
${status.parts.map((part) => partCard(part, counts, caller, now))}
</div>
<h2 id="sessions">Sessions in the last five minutes</h2>
${sessionTable(counts, status, now)}
<h2 id="nodes">Nodes</h2>
${nodeTable(counts, status, next, now)}
<p class="muted">${node.name}, worker ${node.pid}, has made this page.</p>
${cdnTable(cdn, now)}
${overrideNotes(status.overrides, now)}
<h2 id="errors">Errors in the last five minutes</h2>
${errorTable(counts, now)}
<h2 id="releases">Releases</h2>
${status.parts.map((part) => releaseList(part, caller, now))}
<h2 id="log">What was done</h2>
<ol class="log">
${entries.map(
  (entry) => html`<li><time datetime="${entry.at}">${entry.at.slice(0, 19).replace('T', ' ')} UTC</time>
<strong>${entry.actor}</strong> ${describeEntry(entry)}${errorSample(entry)}</li>
`,
)}</ol>`,
    { name: caller.name, form },
  );
}

function overrideNotes(overrides: ReleaseStatus['overrides'], now: number): Html | null {
  const running = overrides.filter(({ until }) => Date.parse(until) > now);
  if (running.length === 0) return null;
  return html`<h2 id="overrides">Overrides</h2>
${running.map(
  ({
    part,
    version,
    developer,
    by,
    until,
  }) => html`<p><strong>${developer}</strong> reads with <code>${part}@${version}</code>
until ${until.slice(11, 16)} UTC <span class="muted">(token ${by})</span>.</p>
`,
)}`;
}
