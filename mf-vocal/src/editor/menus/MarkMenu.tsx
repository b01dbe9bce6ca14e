import { Icon } from '@marquee/shared/design/Icon';
import { onDemand } from '@marquee/shared/page/onDemand';
import { useOnDemand } from '@marquee/shared/page/useOnDemand';
import { type EditorState, NodeSelection } from '@tiptap/pm/state';
import { type Editor, useEditorState } from '@tiptap/react';
import { useEffect, useLayoutEffect, useReducer, useState } from 'react';
import { insertFootnote } from '../document/footnote/insertFootnote.ts';
import { editorTexts } from '../editorTexts.ts';
import { LinkForm } from './links/LinkForm.tsx';
import { Menu } from './markMenuParts.ts';
import { makeRoomBelow, placeBeside, placeGrowing } from './placeAt.ts';

const marks = [
  { name: 'bold', sign: <b>B</b> },
  { name: 'italic', sign: <i>I</i> },
  { name: 'strike', sign: <s>S</s> },
] as const;

const passageLanguage = onDemand(async () => (await import('./PassageLanguage.tsx')).PassageLanguage);

const hidden = {
  from: 0,
  to: 0,
  isShown: false,
  href: '',
  language: '',
  active: { bold: false, italic: false, strike: false },
};

const buttonSize = 44;
const size = { width: 7 * buttonSize, height: buttonSize + 8 };
/** Size in px of the form of a link with three found pages. More of them scroll. */
const formSize = { width: 352, height: 4 * buttonSize + 16 };

/** True if the selection has words that can carry marks. */
function hasMarkableWords({ selection }: EditorState): boolean {
  return !selection.empty && !(selection instanceof NodeSelection) && selection.$from.parent.type.spec.marks !== '';
}

/** Menu of marks and links beside selected words. It is hidden while the writer types. */
export function MarkMenu({ editor }: { editor: Editor }) {
  const [form, setForm] = useState<'link' | 'language' | null>(null);
  const { from, to, isShown, href, language, active } = useEditorState({
    editor,
    selector: ({ editor: now }) => markState(now),
  });
  useEffect(() => {
    if (!isShown) setForm(null);
  }, [isShown]);
  const openLink = () => {
    makeRoomBelow(editor, formSize.height);
    setForm('link');
  };
  useLinkKey(editor, openLink);
  const close = () => setForm(null);
  const Language = useOnDemand(passageLanguage, form === 'language' && 'chosen', close);

  if (!isShown) return null;
  if (form === 'link') return <LinkBox editor={editor} from={from} to={to} href={href} onDone={close} />;
  const { side, ...place } = placeBeside(editor, from, to, size);
  if (form === 'language' && Language)
    return (
      <Menu role="group" aria-label={editorTexts.passageLanguage} data-side={side} style={place}>
        <Language editor={editor} language={language} onDone={close} />
      </Menu>
    );
  return (
    <Menu role="toolbar" aria-label={editorTexts.marks} data-side={side} style={place}>
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
          <Icon path="M5 19l5-12 5 12M7 14.500h6M17 6l2-1.500V11" size={24} strokeWidth={2} />
        </button>
      ) : null}
      <button
        type="button"
        aria-label={editorTexts.passageLanguage}
        aria-pressed={language !== ''}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setForm('language')}
      >
        <Icon
          path="M4 5h9M8.500 3v2c0 4-2 7-5 8.500M6 8c1 3 3.500 5 6 5.500M12 21l4.500-11L21 21M13.500 17.500h6"
          size={24}
          strokeWidth={2}
        />
      </button>
    </Menu>
  );
}

type LinkBoxProps = { editor: Editor; from: number; to: number; href: string; onDone: () => void };

/** The form of a link beside the selected words, which it never covers. */
function LinkBox({ editor, from, to, href, onDone }: LinkBoxProps) {
  const { side, ...place } = placeGrowing(editor, from, to, formSize);
  useVisibleWindow();
  return (
    <Menu role="group" aria-label={editorTexts.link} data-form="" data-side={side} style={place}>
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
    language: String(editor.getAttributes('language').lang ?? ''),
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
