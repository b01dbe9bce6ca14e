import type { PartStatus } from '@marquee/releases/service/releaseStatus.ts';
import { type Html, html } from '../../http/html.ts';
import { type Caller, mayActOn } from '../auth/TokenAuthenticator.ts';
import { explainAction } from './confirmPage.ts';
import { time } from './times.ts';

type Release = PartStatus['releases'][number];

/** Maximum number of shown releases of a part. `npm run release -- status --json` lists all. */
const shown = 20;
const kilobytes = new Intl.NumberFormat('en', { maximumFractionDigits: 1, minimumFractionDigits: 1 });

/** Lists the releases of a part, each with the gate's result. */
export function releaseList(status: PartStatus, caller: Caller, now: number): Html {
  const { part, releases } = status;
  const more = releases.length - shown;
  return html`<section aria-labelledby="releases-${part}">
<h3 id="releases-${part}">${part}</h3>
${releases.length === 0 ? html`<p>No release yet.</p>` : null}
${releases.slice(0, shown).map((release) => releaseEntry(release, status, caller, now))}
${more > 0 ? html`<p class="muted">and ${more} older</p>` : null}
</section>`;
}

function releaseEntry(release: Release, status: PartStatus, caller: Caller, now: number): Html {
  const { version, commit, publishedAt, publishedBy, brotliBytes, verdict } = release;
  return html`<details><summary><code>${version}</code> ${standing(release, status)} ${gateTag(verdict)}
<span class="muted">${kilobytes.format(brotliBytes / 1000)} kB</span></summary>
<div><p class="muted">Published ${time(publishedAt, now)} by ${publishedBy}; commit <code>${commit}</code></p>
${verdict ? checks(verdict, `${status.part}/${version}`) : html`<p>It has not been through the gate.</p>`}
${rollbackLink(release, status, caller)}</div></details>
`;
}

/** Links to the page that confirms a rollback to a release. Null for a release that cannot go live, or without the right to act. */
function rollbackLink({ version, verdict }: Release, status: PartStatus, caller: Caller): Html | null {
  if (!verdict?.passed || !mayActOn(caller, status.part) || !explainAction(status, 'rollback', version)) return null;
  return html`<p class="actions"><a class="button plain" href="/_marquee/confirm?part=${status.part}&amp;action=rollback&amp;version=${version}">Roll back to this version …</a></p>`;
}

function standing(
  { version, isRetired, isWithdrawn }: Release,
  { live, rollbackTarget, canary }: PartStatus,
): Html | null {
  if (version === live?.version) return html`<strong class="tag">live</strong>`;
  if (version === canary?.version) return html`<strong class="tag">canary</strong>`;
  if (version === rollbackTarget) return html`<span class="tag">before</span>`;
  if (isWithdrawn && !isRetired) return html`<span class="tag bad">withdrawn</span>`;
  return isRetired ? html`<span class="tag">removed</span>` : null;
}

function gateTag(verdict: Release['verdict']): Html | null {
  if (!verdict) return null;
  return verdict.passed ? html`<span class="tag good">passed</span>` : html`<span class="tag bad">refused</span>`;
}

/** Shows the gate's result. @param address path of the release's pictures below `/_marquee/looks/` */
function checks({ passed, seconds, checks: all, reasons }: NonNullable<Release['verdict']>, address: string): Html {
  return html`<p>The gate ${passed ? 'let it pass' : 'refused it'} after ${kilobytes.format(seconds)} s.</p>
${reasons.length > 0 ? html`<ul>${reasons.map((reason) => html`<li><pre>${reason}</pre></li>`)}</ul>` : null}
<ul>${all.map(
    ({ name, passed: isGood, detail }) =>
      html`<li><strong class="${isGood ? 'good' : 'bad'}">${isGood ? '✓' : '✗'} ${name}</strong> <pre>${detail}</pre></li>`,
  )}</ul>
${all.some(({ name }) => name === 'looks') ? html`<p><a href="/_marquee/looks/${address}">Its pictures beside those of the live set</a></p>` : null}`;
}
