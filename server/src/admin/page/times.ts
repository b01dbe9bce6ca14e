import { type Html, html } from '../../http/html.ts';

const absolute = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

const steps = [
  [60, 'second'],
  [60, 'minute'],
  [24, 'hour'],
  [Number.POSITIVE_INFINITY, 'day'],
] as const;
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'always' });

/** Formats the time since a moment in the largest fitting unit. */
export function ago(at: number, now: number): string {
  let amount = Math.max(0, (now - at) / 1000);
  for (const [size, unit] of steps) {
    if (amount < size) return relative.format(-Math.floor(amount), unit);
    amount /= size;
  }
  return '';
}

/** Renders a moment as a `<time>` element. */
export function time(iso: string, now: number): Html {
  const at = Date.parse(iso);
  return html`<time datetime="${iso}">${absolute.format(at)} UTC</time> (${ago(at, now)})`;
}
