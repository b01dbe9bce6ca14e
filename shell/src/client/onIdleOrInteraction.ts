import { onIdle } from '@marquee/shared/page/onIdle';
import { onceOrOnInteraction } from '../boot/onceOrOnInteraction.ts';

/** Milliseconds after which a busy page is hydrated all the same. */
const timeoutMs = 1_500;

/** Calls back once: when the browser is idle, or at the reader's first interaction, whichever comes first. */
export function onIdleOrInteraction(window: Window, callback: () => void): void {
  onIdle(onceOrOnInteraction(window, callback), { timeoutMs, fallbackMs: 1 });
}
