import { token, upTo } from '@marquee/shared';
import { onDemand } from '@marquee/shared/page/onDemand';
import { useOnDemand } from '@marquee/shared/page/useOnDemand';
import { styled } from '@marquee/shared/styled';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { editorTexts } from '../editorTexts.ts';
import { showPlace } from '../writing/showPlace.ts';
import { findingOf, lookFor, toMatch } from './finding.ts';
import { anyMatch, maxMatches } from './findMatches.ts';
import type { Find } from './useFind.ts';

/** Positioned below the bar at the top of the window. */
const Bar = styled.search`
  position: absolute;
  inset-block-start: 100%;
  inset-inline-end: clamp(1rem, 4vw, 3rem);
  padding: ${token('space1')};
  border: 1px solid ${token('line')};
  border-block-start: 0;
  border-radius: 0 0 ${token('radius')} ${token('radius')};
  background: ${token('surface')};
  box-shadow: ${token('shadowRaised')};
  color: ${token('ink')};
  font-size: ${token('textMd')};

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
  }

  & input {
    flex: 1 1 5rem;
    inline-size: 12rem;
    min-inline-size: 0;
    min-block-size: 2.75rem;
    padding-inline: ${token('space3')};
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
  }

  & button {
    flex: none;
    min-inline-size: 2.75rem;
    min-block-size: 2.75rem;
    border: 0;
    border-radius: ${token('radius')};
    background: none;
    color: inherit;
    font: inherit;
    font-size: 1.15rem;
    line-height: 1;
    cursor: pointer;
  }

  & button:is(:hover, [aria-pressed='true'], [aria-expanded='true']) {
    background: ${token('sunken')};
  }

  & button[data-words] {
    padding-inline: ${token('space2')};
    font-size: inherit;
  }

  & button[aria-pressed='true'] {
    box-shadow: inset 0 0 0 1px currentColor;
  }

  ${upTo('mobile')} {
    inset-inline: 0;
    border-inline: 0;
    border-radius: 0;
  }
`;

const Count = styled.span`
  flex: none;
  min-inline-size: 4.5rem;
  padding-inline: ${token('space2')};
  color: ${token('inkMuted')};
  font-size: ${token('textSm')};
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

const replaceRow = onDemand(async () => (await import('./ReplaceRow.tsx')).ReplaceRow);

type FindBarProps = { editor: Editor; find: Find };

/**
 * Searches the document. Enter goes to the next match, and Shift+Enter to the previous match. Escape closes the bar and
 * selects the current match. A second row replaces matches.
 */
export function FindBar({ editor, find }: FindBarProps) {
  const { wanted, matches, current } = useEditorState({
    editor,
    selector: ({ editor: { state } }) => findingOf(state),
  });
  const input = useSearchedWords(editor);
  const Replace = useOnDemand(replaceRow, find.isReplacing && 'opened', () => find.replace(false));
  const { search, step } = matchSteps(editor);

  function close(): void {
    const match = matches[current];
    find.close();
    if (match) editor.commands.setTextSelection(match);
    editor.commands.focus(null, { scrollIntoView: false });
    showMatch(editor);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const isAgain = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'g';
    if (event.key === 'Escape') close();
    else if (isAgain || (event.key === 'Enter' && event.target === input.current)) step(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
  }

  return (
    <Bar aria-label={editorTexts.find} onKeyDown={onKeyDown}>
      <div>
        <input
          ref={input}
          type="text"
          enterKeyHint="search"
          aria-label={editorTexts.find}
          placeholder={editorTexts.find}
          value={wanted}
          onChange={({ target }) => search(target.value)}
        />
        <Count role="status">
          {wanted === '' ? null : editorTexts.found(current + 1, matches.length, matches.length === maxMatches)}
        </Count>
        <button type="button" aria-label={editorTexts.previousMatch} onClick={() => step(-1)}>
          ↑
        </button>
        <button type="button" aria-label={editorTexts.nextMatch} onClick={() => step(1)}>
          ↓
        </button>
        {editor.isEditable ? (
          <button
            type="button"
            aria-label={editorTexts.replaceOptions}
            aria-expanded={find.isReplacing}
            onClick={() => find.replace(!find.isReplacing)}
          >
            ⇄
          </button>
        ) : null}
        <button type="button" aria-label={editorTexts.closeFind} onClick={close}>
          ×
        </button>
      </div>
      {find.isReplacing && Replace && editor.isEditable ? (
        <Replace editor={editor} onShow={() => showMatch(editor)} />
      ) : null}
    </Bar>
  );
}

/** Starts the search with the selected words, and ends it when the bar closes. @returns the ref of the bar's input */
function useSearchedWords(editor: Editor): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  const initial = useRef('');
  useEffect(() => {
    const { from, to } = editor.state.selection;
    const selected = editor.state.doc.textBetween(from, to, '\n');
    if (selected !== '' && !selected.includes('\n')) {
      initial.current = selected;
      editor.view.dispatch(lookFor(editor.state, selected));
    }
    input.current?.focus({ preventScroll: true });
    return () => {
      if (!editor.isDestroyed) editor.view.dispatch(lookFor(editor.state, '', anyMatch));
    };
  }, [editor]);

  // Selects the initial words one frame later, once the field shows them, so that typing replaces them. Words that were
  // typed since then stay.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (input.current?.value === initial.current) input.current.select();
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  return input;
}

function showMatch(editor: Editor): void {
  const { matches, current } = findingOf(editor.state);
  const match = matches[current];
  if (match) showPlace(editor.view, match.from);
}

function matchSteps(editor: Editor) {
  return {
    search(words: string): void {
      editor.view.dispatch(lookFor(editor.state, words));
      showMatch(editor);
    },
    step(direction: 1 | -1): void {
      editor.view.dispatch(toMatch(editor.state, direction));
      showMatch(editor);
    },
  };
}
