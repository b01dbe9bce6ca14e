import type { NewNote } from '@marquee/shared/domain';
import { noteQuoteLimits } from '@marquee/shared/domain';
import { useEffect, useState } from 'react';

/** Words on the page of a post, with the text before and after them. */
export type SelectedWords = NonNullable<NewNote['quote']>;

/**
 * The words that are selected on the post's page in a frame (`useSelectionReports` in mf-post reports them).
 * @param origin of the page; messages of all others are ignored. Null without a frame.
 */
export function useSelectedWords(origin: string | null): SelectedWords | null {
  const [selected, setSelected] = useState<SelectedWords | null>(null);
  useEffect(() => {
    setSelected(null);
    if (origin === null) return;
    function onMessage(event: MessageEvent): void {
      if (event.origin !== origin) return;
      const { type, quote } = (event.data ?? {}) as { type?: unknown; quote?: unknown };
      if (type === 'selection') setSelected(readWords(quote));
    }
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [origin]);
  return selected;
}

function readWords(quote: unknown): SelectedWords | null {
  if (typeof quote !== 'object' || quote === null) return null;
  const { prefix, exact, suffix } = quote as Record<string, unknown>;
  if (typeof prefix !== 'string' || typeof exact !== 'string' || typeof suffix !== 'string') return null;
  const { side, exact: longest } = noteQuoteLimits;
  if (exact === '' || exact.length > longest || prefix.length > side || suffix.length > side) return null;
  return { prefix, exact, suffix };
}
