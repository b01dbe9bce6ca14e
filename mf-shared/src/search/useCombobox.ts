import { type RefObject, useEffect, useState } from 'react';
import type { SuggestedItem } from './suggestedGroups.ts';

type ComboboxOptions = {
  field: RefObject<HTMLInputElement | null>;
  /** Id of the list. The ids of its options are `{listId}{index}`. */
  listId: string;
  items: readonly SuggestedItem[];
  text: string;
  onChoose: (path: string) => void;
};

/** Index while no option is marked. Enter then searches for the typed text. */
const none = -1;

/**
 * Turns a search field into a combobox with a list, after the pattern of the WAI-ARIA authoring practices. The focus
 * stays in the field, which names the marked option.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list of another text has no marked option yet
  useEffect(() => setActive(none), [text]);

  useEffect(() => {
    if (field.current) describeCombobox(field.current, listId, isOpen, marked);
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

/** Tells assistive technology about the list and the marked option, and scrolls to this option. */
function describeCombobox(input: HTMLInputElement, listId: string, isOpen: boolean, marked: number): void {
  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-controls', listId);
  input.setAttribute('aria-expanded', String(isOpen));
  if (marked === none) {
    input.removeAttribute('aria-activedescendant');
    return;
  }
  const optionId = `${listId}${marked}`;
  input.setAttribute('aria-activedescendant', optionId);
  document.getElementById(optionId)?.scrollIntoView?.({ block: 'nearest' });
}
