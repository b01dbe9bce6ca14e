import type { PartStatus } from '@marquee/releases/service/releaseStatus.ts';
import { type Html, html } from '../../http/html.ts';
import type { Caller } from '../auth/TokenAuthenticator.ts';
import { layout } from './layout.ts';

export type Action = 'promote' | 'rollback';

/**
 * Describes the effect of an action on a part in a sentence. Null if the action has no effect.
 * @param version target of a rollback. Without it, a rollback goes to the previous version or ends the canary
 */
export function explainAction(status: PartStatus, action: Action, version?: string) {
  const { part, live, rollbackTarget, canary, paused, releases } = status;
  if (action === 'rollback' && version !== undefined) {
    const target = releases.find((release) => release.version === version);
    if (!live || !target || target.isRetired || version === live.version) return null;
    return explainRollback(part, live.version, version, target.isWithdrawn);
  }
  if (action === 'promote') {
    if (!canary && live && paused?.version === live.version) {
      return {
        title: `Leave ${part} live`,
        seen: live.version,
        text: html`<code>${live.version}</code> of ${part} stays live, and is no longer paused.`,
      };
    }
    if (!canary) return null;
    return {
      title: `Promote ${part}`,
      seen: canary.version,
      text: html`Every reader will get <code>${canary.version}</code> of ${part}, which ${canary.percent} % of them have now.`,
    };
  }
  if (canary) {
    return {
      title: `End the canary of ${part}`,
      seen: canary.version,
      text: html`No reader will get <code>${canary.version}</code> of ${part} any more. All readers get <code>${live?.version ?? ''}</code>.`,
    };
  }
  return live && rollbackTarget ? explainRollback(part, live.version, rollbackTarget, false) : null;
}

function explainRollback(part: string, live: string, target: string, isWithdrawn: boolean) {
  const warning = isWithdrawn ? html` <strong>That version was withdrawn before.</strong>` : null;
  return {
    title: `Roll back ${part}`,
    seen: live,
    text: html`Every reader will get <code>${target}</code> of ${part}, instead of <code>${live}</code>, which is withdrawn: no later rollback leads to it.${warning}`,
  };
}

/**
 * Page that confirms a change of the live set.
 * @returns null if there is nothing to change
 */
export function confirmPage(
  status: PartStatus,
  { action, version }: { action: Action; version?: string | undefined },
  caller: Caller,
  form: string,
): Html | null {
  const explained = explainAction(status, action, version);
  if (!explained) return null;
  const { title, text, seen } = explained;
  return layout(
    title,
    html`<div class="narrow">
<h1>${title}?</h1>
<p>${text}</p>
<p class="muted">The shell follows within seconds. Tabs that are open keep what they have until their next page.</p>
<form method="post" action="/_marquee/act">
<input type="hidden" name="part" value="${status.part}">
<input type="hidden" name="action" value="${action}">
${version === undefined ? null : html`<input type="hidden" name="version" value="${version}">`}
<input type="hidden" name="seen" value="${seen}">
<input type="hidden" name="form" value="${form}">
<p class="actions"><button type="submit">${title}</button> <a class="button plain" href="/_marquee">Leave it</a></p>
</form>
</div>`,
    { name: caller.name, form },
  );
}
