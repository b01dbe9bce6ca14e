import { VisuallyHidden } from '@marquee/shared';
import { type RefObject, useId } from 'react';
import { suggestedGroups } from './suggestedGroups.ts';
import { Popup } from './suggestionParts.ts';
import { suggestionTexts } from './suggestionTexts.ts';
import { useCombobox } from './useCombobox.ts';
import { useSuggestResponse } from './useSuggestResponse.ts';
import { useTypedText } from './useTypedText.ts';

export type SuggestionsProps = {
  field: RefObject<HTMLInputElement | null>;
  /** Called with the address of the suggestion that was chosen. */
  onChoose: (path: string) => void;
};

/**
 * Shows suggestions while the reader types. The field becomes a combobox with a list below it. Arrow keys move through
 * the list, Enter opens the marked suggestion or searches for the text, and Escape closes the list.
 */
export function Suggestions({ field, onChoose }: SuggestionsProps) {
  const listId = useId();
  const text = useTypedText(field);
  const groups = suggestedGroups(useSuggestResponse(text));
  const items = groups.flatMap((group) => group.items);
  const { isOpen, active, choose } = useCombobox({ field, listId, items, text, onChoose });
  let index = -1;
  return (
    <>
      <Popup
        id={listId}
        role="listbox"
        aria-label={suggestionTexts.suggestions}
        hidden={!isOpen}
        // The focus stays in the field.
        onMouseDown={(event) => event.preventDefault()}
      >
        {groups.map(({ label, items: ofGroup }) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox must not contain a fieldset
          <div key={label} role="group" aria-label={label}>
            <span aria-hidden="true">{label}</span>
            {ofGroup.map((item) => {
              index += 1;
              return (
                // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the marked option
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
                <div
                  key={item.urlPath}
                  id={`${listId}${index}`}
                  role="option"
                  aria-selected={index === active}
                  onClick={() => choose(item)}
                >
                  <strong>{item.name}</strong>
                  {item.detail ? <small>{item.detail}</small> : null}
                </div>
              );
            })}
          </div>
        ))}
      </Popup>
      <VisuallyHidden role="status">{isOpen ? suggestionTexts.count(items.length) : ''}</VisuallyHidden>
    </>
  );
}
