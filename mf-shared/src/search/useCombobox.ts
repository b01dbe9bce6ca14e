import { type RefObject, useEffect, useState } from 'react';
import type { SuggestedItem } from './suggestedGroups.ts';

type ComboboxOptions = {
  field: RefObject<HTMLInputElement | null>;
  /** Id of the list; those of its options follow from it: `{listId}{index}`. */
  listId: string;
  items: readonly SuggestedItem[];
  text: string;
  onChoose: (path: string) => void;
};

/** No option is marked: the text itself counts. */
const none = -1;

/**
 * Makes a combobox with a list of a search field, after the pattern of the WAI-ARIA authoring practices: the focus stays in
 * the field, which names the marked option.
 */
export function useCombobox({ field, listId, items, text, onChoose }: ComboboxOptions) {
  const [active, setActive] = useState(none);
  const [closedFor, setClosedFor] = useState('');
  const [isFocused, setIsFocused] = useState(true);
  const isOpen = isFocused && items.length > 0 && text !== closedFor;
  const marked = isOpen ? active : none;

  const choose = (item: SuggestedItem) => {
    setClosedFor(text);
    onChoose(item.urlPath);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another list, of which nothing is marked yet
  useEffect(() => setActive(none), [text]);

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-controls', listId);
    input.setAttribute('aria-expanded', String(isOpen));
    if (marked === none) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', `${listId}${marked}`);
    if (marked !== none) document.getElementById(`${listId}${marked}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [field, listId, isOpen, marked]);

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const step = (by: number) => {
      const places = items.length + 1;
      setActive(((marked + 1 + by + places) % places) - 1);
      setClosedFor('');
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing || items.length === 0) return;
      const item = items[marked];
      if (event.key === 'ArrowDown') step(1);
      else if (event.key === 'ArrowUp') step(-1);
      else if (event.key === 'Escape' && isOpen) setClosedFor(text);
      else if (event.key === 'Enter' && item) choose(item);
      else return;
      // Escape would also empty the field and close the menu around it.
      event.preventDefault();
      event.stopPropagation();
    };
    const focus = () => setIsFocused(true);
    const blur = () => setIsFocused(false);
    input.addEventListener('keydown', onKey);
    input.addEventListener('focus', focus);
    input.addEventListener('blur', blur);
    return () => {
      input.removeEventListener('keydown', onKey);
      input.removeEventListener('focus', focus);
      input.removeEventListener('blur', blur);
    };
  });

  return { isOpen, active: marked, choose };
}
