import { type RefObject, useEffect, useState } from 'react';

type ListKeys = {
  field: RefObject<HTMLInputElement | null>;
  /** Id of the list. The ids of its options are `{listId}{index}`. */
  listId: string;
  /** Number of options. */
  count: number;
  /** The searched text. The first option of its list is marked. */
  text: string;
  onChoose: (index: number) => void;
};

/**
 * Makes a field a combobox with a list, after the pattern of the WAI-ARIA authoring practices. The focus stays in the
 * field, which names the marked option. Enter chooses the marked option, and Escape closes the list.
 * @returns the index of the marked option, or null if the list is closed
 */
export function useListKeys({ field, listId, count, text, onChoose }: ListKeys): number | null {
  const [active, setActive] = useState({ index: 0, text });
  const [closedFor, setClosedFor] = useState<string | null>(null);
  const isOpen = count > 0 && closedFor !== text;
  const marked = isOpen ? (active.text === text ? Math.min(active.index, count - 1) : 0) : null;

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const attributes: Record<string, string> = {
      ...{ role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': String(isOpen) },
      ...(isOpen && { 'aria-controls': listId, 'aria-activedescendant': `${listId}${marked}` }),
    };
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
    document.getElementById(`${listId}${marked}`)?.scrollIntoView?.({ block: 'nearest' });
    return () => {
      for (const name of Object.keys(attributes)) input.removeAttribute(name);
    };
  }, [field, listId, isOpen, marked]);

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing || count === 0) return;
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (step !== 0) {
        setClosedFor(null);
        setActive({ index: marked === null ? 0 : (marked + step + count) % count, text });
      } else if (event.key === 'Escape' && isOpen) setClosedFor(text);
      else if (event.key === 'Enter' && marked !== null) onChoose(marked);
      else return;
      event.preventDefault();
      // The form would close at Escape, and submit the words at Enter.
      event.stopPropagation();
    };
    input.addEventListener('keydown', onKey);
    return () => input.removeEventListener('keydown', onKey);
  });

  return marked;
}
