import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { type EditorState, NodeSelection } from '@tiptap/pm/state';
import { type Editor, useEditorState } from '@tiptap/react';
import { useEffect, useLayoutEffect, useReducer, useState } from 'react';
import { insertFootnote } from '../document/footnote/insertFootnote.ts';
import { editorTexts } from '../editorTexts.ts';
import { LinkForm } from './links/LinkForm.tsx';
import { makeRoomBelow, placeBeside, placeGrowing } from './placeAt.ts';

const Menu = styled.div`
  position: absolute;
  z-index: 10;
  display: flex;
  max-inline-size: 100%;
  padding: ${token('space1')};
  /* Forced colours show it, and drop the background. */
  border: 1px solid transparent;
  border-radius: ${token('radius')};
  background: ${token('ink')};
  box-shadow: ${token('shadowRaised')};
  color: ${token('paper')};
  font-family: ${token('fontBody')};
  font-size: ${token('textMd')};

  & button {
    min-inline-size: 2.75rem;
    min-block-size: 2.75rem;
    padding: 0 ${token('space2')};
    border: 0;
    border-radius: ${token('radius')};
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }

  & button:hover {
    background: color-mix(in srgb, ${token('paper')} 20%, transparent);
  }

  & button[aria-pressed='true'] {
    background: ${token('paper')};
    color: ${token('ink')};
  }

  /* The form of a link, with the found pages. Above the words, the list is above the form. */
  &[data-side] {
    flex-direction: column;
    inline-size: 22rem;
  }

  &[data-side='above'] {
    flex-direction: column-reverse;
    translate: 0 -100%;
  }

  & p {
    margin: 0;
    padding: ${token('space2')} ${token('space3')};
    line-height: 1.3;
  }

  @media (forced-colors: active) {
    & button[aria-pressed='true'] {
      outline: 2px solid Highlight;
      outline-offset: -4px;
    }
  }

  & button:focus-visible {
    outline-color: currentColor;
    outline-offset: -4px;
  }
`;

const marks = [
  { name: 'bold', sign: <b>B</b> },
  { name: 'italic', sign: <i>I</i> },
  { name: 'strike', sign: <s>S</s> },
] as const;

const hidden = { from: 0, to: 0, isShown: false, href: '', active: { bold: false, italic: false, strike: false } };

const buttonSize = 44;
const size = { width: 6 * buttonSize, height: buttonSize + 8 };
/** Size in px of the form of a link with three found pages. More of them scroll. */
const formSize = { width: 352, height: 4 * buttonSize + 16 };

/** True if the selection has words that can carry marks. */
function hasMarkableWords({ selection }: EditorState): boolean {
  return !selection.empty && !(selection instanceof NodeSelection) && selection.$from.parent.type.spec.marks !== '';
}

/** Menu of marks and links beside selected words. It is hidden while the writer types. */
export function MarkMenu({ editor }: { editor: Editor }) {
  const [isLinking, setLinking] = useState(false);
  const { from, to, isShown, href, active } = useEditorState({ editor, selector: ({ editor: now }) => markState(now) });
  useEffect(() => {
    if (!isShown) setLinking(false);
  }, [isShown]);
  const openLink = () => {
    makeRoomBelow(editor, formSize.height);
    setLinking(true);
  };
  useLinkKey(editor, openLink);

  if (!isShown) return null;
  if (isLinking) return <LinkBox editor={editor} from={from} to={to} href={href} onDone={() => setLinking(false)} />;
  return (
    <Menu role="toolbar" aria-label={editorTexts.marks} style={placeBeside(editor, from, to, size)}>
      {marks.map(({ name, sign }) => (
        <button
          key={name}
          type="button"
          aria-label={editorTexts[name]}
          aria-pressed={active[name]}
          // Keeps the selection, which a press on the menu would end.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => editor.chain().focus().toggleMark(name).run()}
        >
          {sign}
        </button>
      ))}
      <button
        type="button"
        aria-pressed={href !== ''}
        onMouseDown={(event) => event.preventDefault()}
        onClick={openLink}
      >
        {editorTexts.link}
      </button>
      {editor.schema.nodes.footnote ? (
        <button
          type="button"
          aria-label={editorTexts.footnote}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => editor.chain().focus().command(insertFootnote).run()}
        >
          a<sup>1</sup>
        </button>
      ) : null}
    </Menu>
  );
}

type LinkBoxProps = { editor: Editor; from: number; to: number; href: string; onDone: () => void };

/** The form of a link beside the selected words, which it never covers. */
function LinkBox({ editor, from, to, href, onDone }: LinkBoxProps) {
  const { side, ...place } = placeGrowing(editor, from, to, formSize);
  useVisibleWindow();
  return (
    <Menu role="group" aria-label={editorTexts.link} data-side={side} style={place}>
      <LinkForm editor={editor} href={href} onDone={onDone} />
    </Menu>
  );
}

/** Renders again when the visible part of the window changes, as it does when a phone shows its keyboard. */
function useVisibleWindow(): void {
  const [, render] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const { visualViewport } = window;
    visualViewport?.addEventListener('resize', render);
    return () => visualViewport?.removeEventListener('resize', render);
  }, []);
}

/** Returns the same object for every key, so that typing renders nothing. */
function markState(editor: Editor) {
  if (!editor.isEditable || !hasMarkableWords(editor.state)) return hidden;
  const { from, to } = editor.state.selection;
  return {
    from,
    to,
    isShown: true,
    href: String(editor.getAttributes('link').href ?? ''),
    active: { bold: editor.isActive('bold'), italic: editor.isActive('italic'), strike: editor.isActive('strike') },
  };
}

/** Calls the first render's `open` at Ctrl+K, ⌘K on a Mac, if words that can carry a link are selected. */
function useLinkKey(editor: Editor, open: () => void): void {
  const [openLink] = useState(() => open);
  useLayoutEffect(() => {
    const { dom } = editor.view;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      if (!editor.isEditable || !hasMarkableWords(editor.state)) return;
      event.preventDefault();
      openLink();
    };
    dom.addEventListener('keydown', onKeyDown);
    return () => dom.removeEventListener('keydown', onKeyDown);
  }, [editor, openLink]);
}
