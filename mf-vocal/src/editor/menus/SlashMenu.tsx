import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import type { Editor } from '@tiptap/react';
import { type CSSProperties, useEffect, useId, useRef } from 'react';
import { editorTexts } from '../editorTexts.ts';
import { placeBelow } from './placeAt.ts';
import { useSlashMenu } from './useSlashMenu.ts';

const List = styled.div`
  position: absolute;
  z-index: 10;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  inline-size: 22rem;
  max-inline-size: 100%;
  overflow-y: auto;
  padding: ${token('space2')};
  border: 1px solid ${token('line')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
  box-shadow: ${token('shadowRaised')};
  color: ${token('ink')};
  font-family: ${token('fontBody')};
  font-size: ${token('textMd')};

  & [role='option'] {
    display: flex;
    align-items: center;
    min-block-size: 2.75rem;
    padding-inline: ${token('space3')};
    border-radius: ${token('radius')};
    cursor: pointer;
  }

  & [role='option'][aria-selected='true'] {
    background: ${token('sunken')};
  }

  @media (forced-colors: active) {
    & [role='option'][aria-selected='true'] {
      outline: 2px solid Highlight;
    }
  }
`;

const None = styled.p`
  margin: 0;
  padding: ${token('space2')} ${token('space3')};
  color: ${token('inkMuted')};
`;

/** Pixels; with the widest list that a phone has room for. */
const width = 352;
const optionHeight = 44;
const padding = 10;

/** A textbox with a list of options, in ARIA 1.2. It must not have `aria-expanded`, which belongs to a combobox. */
const popupAttributes = { 'aria-haspopup': 'listbox', 'aria-autocomplete': 'list' };

/** Menu of the blocks that can be added, below the typed slash. The caret stays in the document. */
export function SlashMenu({ editor }: { editor: Editor }) {
  const { query, items, active, point, choose } = useSlashMenu(editor);
  const id = useId();
  const isOpen = query !== null;
  const optionId = (place: number) => `${id}-${place}`;
  const hasOptions = isOpen && items.length > 0;
  const placed = useRef<CSSProperties>({});
  const activeId = hasOptions ? optionId(active) : null;

  useEffect(() => {
    const { dom } = editor.view;
    if (!hasOptions) return;
    const attributes = Object.entries({ ...popupAttributes, 'aria-controls': id });
    for (const [name, value] of attributes) dom.setAttribute(name, value);
    return () => {
      for (const [name] of attributes) dom.removeAttribute(name);
    };
  }, [editor, id, hasOptions]);

  useEffect(() => {
    const { dom } = editor.view;
    if (!activeId) return;
    dom.setAttribute('aria-activedescendant', activeId);
    const option = document.getElementById(activeId);
    // An option that moves under the mouse loses the click.
    if (!option?.matches(':hover')) option?.scrollIntoView({ block: 'nearest' });
    return () => dom.removeAttribute('aria-activedescendant');
  }, [editor, activeId]);

  if (!isOpen) return null;
  const height = Math.max(1, Math.ceil(items.length / 2)) * optionHeight + 2 * padding;
  // A menu that moves under the mouse loses the click.
  if (!document.getElementById(id)?.matches(':hover'))
    placed.current = placeBelow(editor, query.from, { width, height });
  return (
    <List id={id} role={items.length > 0 ? 'listbox' : 'status'} aria-label={editorTexts.blocks} style={placed.current}>
      {items.length === 0 ? <None>{editorTexts.noBlocks}</None> : null}
      {items.map((item, place) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the caret stays in the document, which names the active option.
        // biome-ignore lint/a11y/useKeyWithClickEvents: the document handles the keys.
        <div
          key={item.name}
          id={optionId(place)}
          role="option"
          aria-selected={place === active}
          // The document keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          // Marks the option on mouse movement and not on hover, so that a list that opens under a resting mouse
          // changes nothing.
          onMouseMove={() => point(place)}
          onClick={() => choose(item)}
        >
          {item.label}
        </div>
      ))}
    </List>
  );
}
