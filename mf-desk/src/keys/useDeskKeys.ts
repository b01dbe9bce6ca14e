import { useLayoutEffect, useRef } from 'react';
import { areDeskKeysOn, type DeskKey } from './deskKeys.ts';

/**
 * Handles the keyboard shortcuts of the desk. Keys typed into a field, combined with another key, or pressed while the
 * shortcuts are off do nothing. "?" always works, because it leads to the switch. The keys work from the first paint,
 * because a moderator may press the key of a visible button at once.
 */
export function useDeskKeys(answers: Partial<Record<DeskKey, () => void>>): void {
  const now = useRef(answers);
  useLayoutEffect(() => {
    now.current = answers;
  });
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const answer = Object.entries(now.current).find(([key]) => key === event.key)?.[1];
      const isHeld = event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat;
      if (!answer || isHeld || event.defaultPrevented || isTyped(event)) return;
      if (event.key !== '?' && !areDeskKeysOn()) return;
      event.preventDefault();
      answer();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

function isTyped({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), select, textarea'))
  );
}
