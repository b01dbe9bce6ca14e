import { useLayoutEffect, useRef } from 'react';
import { areDeskKeysOn, type DeskKey } from './deskKeys.ts';

/**
 * Answers single keys of the desk. A key that somebody types into a field, holds with another, or presses while the keys
 * are off does nothing; "?" works always, since it leads to the switch. They answer from the first paint: whoever sees a
 * button may press its key at once.
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
