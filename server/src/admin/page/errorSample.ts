import type { LogEntry } from '@marquee/releases/registry/logEntry.ts';
import { type Html, html } from '../../http/html.ts';

/** Shows the message, page and stack of the error that caused a rollback or a pause. Null for other log entries. */
export function errorSample({ event }: Pick<LogEntry, 'event'>): Html | null {
  if (!('sample' in event) || !event.sample) return null;
  const { message, page, stack } = event.sample;
  return html`<details class="sample"><summary>The most frequent error</summary>
<div><p>${message}<br><span class="muted">on ${page}</span></p>
${stack ? html`<pre>${stack}</pre>` : html`<p class="muted">Nothing of its stack lies in a release.</p>`}</div></details>`;
}
