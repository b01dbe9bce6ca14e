import type { PartStatus } from '@marquee/releases/service/releaseStatus.ts';
import { type Html, html } from '../../http/html.ts';
import type { Caller } from '../auth/TokenAuthenticator.ts';
import { layout } from './layout.ts';

export type Action = 'promote' | 'rollback';

/** The effect of an action on a part, as a sentence; null when it has none. */
export function explainAction({ part, live, previous, canary, paused }: PartStatus, action: Action) {
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
      text: html`No reader will get <code>${canary.version}</code> of ${part} any more; <code>${live?.version ?? ''}</code> goes on for everybody.`,
    };
  }
  if (!live || !previous) return null;
  return {
    title: `Roll back ${part}`,
    seen: live.version,
    text: html`Every reader will get <code>${previous}</code> of ${part} again, instead of <code>${live.version}</code>.`,
  };
}

/** Asks for confirmation before the live set changes; null when there is nothing to do. */
export function confirmPage(status: PartStatus, action: Action, caller: Caller, form: string): Html | null {
  const explained = explainAction(status, action);
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
<input type="hidden" name="seen" value="${seen}">
<input type="hidden" name="form" value="${form}">
<p class="actions"><button type="submit">${title}</button> <a class="button plain" href="/_marquee">Leave it</a></p>
</form>
</div>`,
    { name: caller.name, form },
  );
}
