import { Icon } from '@marquee/shared/design/Icon';
import { Link } from '@marquee/shared/router';
import { SearchIcon } from '@marquee/shared/search/SearchIcon';
import { redoDepth, undoDepth } from '@tiptap/pm/history';
import { type Editor, useEditorState } from '@tiptap/react';
import { type ReactNode, useEffect } from 'react';
import { editorTexts } from '../editorTexts.ts';
import { addBlockBelow } from './addBlockBelow.ts';
import { setTextStyle, type TextStyle, textStyleOf, textStyles } from './textStyles.ts';
import { touchBarHeight } from './touchBarHeight.ts';
import { Bar } from './touchBarParts.ts';
import { useKeyboardHeight } from './useKeyboardHeight.ts';

const marks = [
  { name: 'bold', sign: <b>B</b> },
  { name: 'italic', sign: <i>I</i> },
  { name: 'strike', sign: <s>S</s> },
  { name: 'code', sign: <code>{'<>'}</code> },
  { name: 'superscript', sign: <ScriptIcon two="M15 7.500c0-3 5-3 5 0 0 2-5 3-5 5.500h5" /> },
  { name: 'subscript', sign: <ScriptIcon two="M15 14.500c0-3 5-3 5 0 0 2-5 3-5 5.500h5" /> },
] as const;

export type TouchBarProps = { editor: Editor; openFind: () => void };

/**
 * Tools above the on-screen keyboard: blocks, history, paragraph style, marks, search, and the link to the other posts. The
 * bar scrolls sideways.
 */
export function TouchBar({ editor, openFind }: TouchBarProps) {
  const bottom = useKeyboardHeight();
  useRoomBelow();
  const { canUndo, canRedo, style, ...active } = useEditorState({
    editor,
    selector: ({ editor: now }) => stateOf(now),
  });
  return (
    <Bar role="group" aria-label={editorTexts.tools} style={{ insetBlockEnd: bottom }}>
      <Tool label={editorTexts.blocks} run={() => addBlockBelow(editor)}>
        <Icon path="M12 5v14M5 12h14" size={24} strokeWidth={2} />
      </Tool>
      <Tool label={editorTexts.undo} isDisabled={!canUndo} run={() => editor.chain().focus().undo().run()}>
        <Icon path="M9 7L4 12l5 5M4 12h10a6 6 0 0 1 6 6" size={24} strokeWidth={2} />
      </Tool>
      <Tool label={editorTexts.redo} isDisabled={!canRedo} run={() => editor.chain().focus().redo().run()}>
        <Icon path="M15 7l5 5-5 5M20 12H10a6 6 0 0 0-6 6" size={24} strokeWidth={2} />
      </Tool>
      <select
        aria-label={editorTexts.paragraphStyle}
        disabled={style === null}
        value={style ?? ''}
        onChange={({ target }) => setTextStyle(editor, target.value as TextStyle)}
      >
        {style === null ? <option value="">{editorTexts.paragraphStyle}</option> : null}
        {textStyles.map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
      {marks.map(({ name, sign }) => (
        <Tool
          key={name}
          label={editorTexts[name]}
          isPressed={active[name]}
          run={() => editor.chain().focus().toggleMark(name).run()}
        >
          {sign}
        </Tool>
      ))}
      <Tool label={editorTexts.find} run={openFind}>
        <SearchIcon />
      </Tool>
      <Link to="/vocal/posts">{editorTexts.yourPosts}</Link>
    </Bar>
  );
}

/** An x with a raised or lowered 2. A digit as text would differ from the name of its button. */
function ScriptIcon({ two }: { two: string }) {
  return <Icon path={`M4 8l8 9M12 8l-8 9${two}`} size={24} strokeWidth={2} />;
}

/** Keeps fields that get the focus above the bar. */
function useRoomBelow(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingBlockEnd = `${touchBarHeight}px`;
    return () => {
      style.scrollPaddingBlockEnd = '';
    };
  }, []);
}

type ToolProps = { label: string; isDisabled?: boolean; isPressed?: boolean; run: () => void; children: ReactNode };

function Tool({ label, isDisabled = false, isPressed, run, children }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isPressed}
      aria-disabled={isDisabled}
      // A press keeps the caret, and with it the keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={isDisabled ? undefined : run}
    >
      {children}
    </button>
  );
}

function stateOf(editor: Editor) {
  const isActive = (name: string) => editor.isActive(name);
  return {
    canUndo: undoDepth(editor.state) > 0,
    canRedo: redoDepth(editor.state) > 0,
    style: textStyleOf(editor),
    bold: isActive('bold'),
    italic: isActive('italic'),
    strike: isActive('strike'),
    code: isActive('code'),
    superscript: isActive('superscript'),
    subscript: isActive('subscript'),
  };
}
