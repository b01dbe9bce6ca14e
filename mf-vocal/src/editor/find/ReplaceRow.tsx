import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import type { Node } from '@tiptap/pm/model';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { findingOf, lookFor, toMatch } from './finding.ts';
import type { MatchOptions } from './findMatches.ts';
import { type Replaced, replaceAll, replaceCurrent } from './replaceMatches.ts';
import { replaceTexts } from './replaceTexts.ts';

const Message = styled.p`
  flex-basis: 100%;
  margin: 0;
  padding-inline: ${token('space3')};
  color: ${token('inkMuted')};
  font-size: ${token('textSm')};

  & button[data-words] {
    min-block-size: 2.75rem;
    color: ${token('link')};
    text-decoration: underline;
  }
`;

const options = ['hasCase', 'isWhole'] as const satisfies readonly (keyof MatchOptions)[];

/** Result of replacing, with the document after it. “Undo” is offered only while the document stays unchanged. */
type Result = Pick<Replaced, 'count' | 'left'> & { document: Node };

type ReplaceRowProps = {
  editor: Editor;
  /** Called to show the current match. */
  onShow: () => void;
};

/** Replaces one or all matches of the search. One undo takes all replacements back. Also has the options of the search. */
export function ReplaceRow({ editor, onShow }: ReplaceRowProps) {
  const [replacement, setReplacement] = useState('');
  const [result, setResult] = useState<Result | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const finding = useEditorState({ editor, selector: ({ editor: { state } }) => findingOf(state) });
  const hasMatch = finding.matches.length > 0;

  function replaceOne(): void {
    const replaced = replaceCurrent(editor.state, replacement);
    if (!replaced) return;
    if (replaced.count > 0) editor.view.dispatch(replaced.transaction);
    else editor.view.dispatch(toMatch(editor.state, 1));
    setResult(replaced.left > 0 ? { ...replaced, document: editor.state.doc } : null);
    onShow();
  }

  function replaceEverywhere(): void {
    const replaced = replaceAll(editor.state, replacement);
    editor.view.dispatch(replaced.transaction);
    setResult({ ...replaced, document: editor.state.doc });
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    replaceOne();
  }

  function undo(): void {
    editor.commands.undo();
    setResult(null);
    // The button disappears, and would take the focus with it.
    input.current?.focus();
  }

  return (
    <div>
      <input
        ref={input}
        type="text"
        dir="auto"
        aria-label={replaceTexts.with}
        placeholder={replaceTexts.with}
        value={replacement}
        onKeyDown={onKeyDown}
        onChange={({ target }) => setReplacement(target.value)}
      />
      <button type="button" data-words="" aria-disabled={!hasMatch} onClick={replaceOne}>
        {replaceTexts.replace}
      </button>
      <button
        type="button"
        data-words=""
        aria-label={replaceTexts.replaceAll}
        aria-disabled={!hasMatch}
        onClick={replaceEverywhere}
      >
        {replaceTexts.all}
      </button>
      <OptionButtons editor={editor} finding={finding} onShow={onShow} />
      <Message role="status">
        {result ? (
          <Outcome {...result} canUndo={result.count > 0 && result.document === editor.state.doc} onUndo={undo} />
        ) : null}
      </Message>
    </div>
  );
}

type OptionButtonsProps = ReplaceRowProps & { finding: ReturnType<typeof findingOf> };

/** Turns the options of the search on and off. */
function OptionButtons({ editor, finding, onShow }: OptionButtonsProps) {
  function choose(option: keyof MatchOptions): void {
    const chosen = { ...finding.options, [option]: !finding.options[option] };
    editor.view.dispatch(lookFor(editor.state, finding.wanted, chosen));
    onShow();
  }

  return options.map((option) => (
    <button
      key={option}
      type="button"
      data-words=""
      aria-pressed={finding.options[option]}
      onClick={() => choose(option)}
    >
      {replaceTexts[option]}
    </button>
  ));
}

type OutcomeProps = Pick<Result, 'count' | 'left'> & { canUndo: boolean; onUndo: () => void };

/** Says how many matches were replaced, with a button that takes the replacements back. */
function Outcome({ count, left, canUndo, onUndo }: OutcomeProps) {
  return (
    <>
      {replaceTexts.replaced(count, left)}{' '}
      {canUndo ? (
        <button type="button" data-words="" onClick={onUndo}>
          {replaceTexts.undo}
        </button>
      ) : null}
    </>
  );
}
