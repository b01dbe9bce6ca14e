import type { PartStatus } from '@marquee/releases/service/releaseStatus.ts';
import { nextStage } from '@marquee/releases/stagePlan.ts';
import { type Html, html } from '../../http/html.ts';
import type { ServedCounts } from '../../nodes/ServedCounts.ts';
import { minPages } from '../../rollback/StagedRollouts.ts';
import { type Caller, mayActOn } from '../auth/TokenAuthenticator.ts';
import { canaryTable } from './canaryTable.ts';
import { type Action, explainAction } from './confirmPage.ts';
import { time } from './times.ts';

/** The versions of a part that run, and the actions on them. */
export function partCard(status: PartStatus, counts: ServedCounts | null, caller: Caller, now: number): Html {
  const { part, live, rollbackTarget, canary, paused, releases } = status;
  const commit = releases.find(({ version }) => version === live?.version)?.commit;
  const actions: Action[] = mayActOn(caller, part) ? ['promote', 'rollback'] : [];
  return html`<article class="card" aria-labelledby="part-${part}">
<h3 id="part-${part}">${part}</h3>
${
  live
    ? html`<p class="version"><code>${live.version}</code></p>
<p class="muted">Live since ${time(live.since, now)}, by ${live.by}${commit ? html`; commit <code>${commit}</code>` : null}</p>`
    : html`<p>No release yet.</p>`
}
${
  canary &&
  html`<p class="canary"><strong>Canary, ${canary.percent} % of the readers:</strong> <code>${canary.version}</code><br>
<span class="muted">since ${time(canary.since, now)}, by ${canary.by}</span>${canary.plan && html`<br>${nextStage(canary.plan, canary.percent)} % follow ${canary.plan.everyMinutes} minutes after that, once ${minPages} pages were read with it and nothing was found.`}</p>`
}
${canaryTable(status, counts)}
${
  paused &&
  html`<p class="notice" role="alert"><strong>Paused: a person decides.</strong> <code>${paused.version}</code>: ${paused.reason}.
Promote it to leave it, or roll it back. <span class="muted">Since ${time(paused.since, now)}</span></p>`
}
<p>A rollback leads to: ${rollbackTarget ? html`<code>${rollbackTarget}</code>` : 'nothing'}</p>
${buttons(status, actions)}
</article>`;
}

function buttons(status: PartStatus, actions: Action[]): Html | null {
  const links = actions.flatMap((action) => {
    const explained = explainAction(status, action);
    if (!explained) return [];
    const look = action === 'promote' ? 'button' : 'button plain';
    return html`<a class="${look}" href="/_marquee/confirm?part=${status.part}&amp;action=${action}">${explained.title} …</a>`;
  });
  return links.length > 0 ? html`<p class="actions">${links}</p>` : null;
}
