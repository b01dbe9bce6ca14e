import { token, usePageConfig } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { inputStyles } from '@marquee/vocal-kit/fields/inputStyles.ts';
import { TextSelection } from '@tiptap/pm/state';
import { type Editor, useEditorState } from '@tiptap/react';
import {
  type CSSProperties,
  type FormEvent,
  type KeyboardEvent,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { cardHint } from '../document/embed/cardHint.ts';
import { cardToLink } from '../document/embed/cardToLink.ts';
import { addedCards, blockOfAddress } from '../document/embed/liveAddresses.ts';
import { selectedCard } from '../document/embed/selectedCard.ts';
import { editorTexts } from '../editorTexts.ts';
import { PostSiteContext } from '../media/PostSiteContext.ts';
import { LinkMatches } from './links/LinkMatches.tsx';
import { isPageName, linkAddress } from './links/linkAddress.ts';
import { useFilledCards } from './useFilledCards.ts';
import { useToolKey } from './useToolKey.ts';

const Form = styled.form`
  position: absolute;
  z-index: 10;
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space2')};
  inline-size: 26rem;
  max-inline-size: 100%;
  padding: ${token('space3')};
  border: 1px solid ${token('line')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
  box-shadow: ${token('shadowRaised')};
  color: ${token('ink')};
  font-family: ${token('fontBody')};
  font-size: ${token('textMd')};

  & input {
    ${inputStyles}
    flex: 1 1 12rem;
    min-inline-size: 0;
  }

  & button {
    min-block-size: 2.75rem;
    padding-inline: ${token('space3')};
    border: 1px solid ${token('line')};
    border-radius: ${token('radius')};
    background: ${token('paper')};
    color: inherit;
    font: inherit;
    cursor: pointer;
  }

  & [role='listbox'] {
    flex: 1 1 100%;
    max-block-size: 12rem;
  }

  & p {
    flex: 1 1 100%;
    margin: 0;
    color: ${token('inkMuted')};
    font-size: ${token('textSm')};
  }
`;

/** Distance in px from the card. */
const gap = 8;

/**
 * Field of the selected card. It takes an address, or words of the name of a page of the network. A hint says what readers
 * will see. Also fills new cards with title and picture.
 */
export function EmbedField({ editor }: { editor: Editor }) {
  useFilledCards(editor);
  const place = useEditorState({
    editor,
    selector: ({ editor: { state, isEditable } }) => (isEditable ? (selectedCard(state)?.from ?? null) : null),
  });
  return place === null ? null : <CardForm key={place} editor={editor} place={place} />;
}

function CardForm({ editor, place }: { editor: Editor; place: number }) {
  const { sites } = usePageConfig();
  const siteKey = useContext(PostSiteContext);
  const [href] = useState(() => String(editor.state.doc.nodeAt(place)?.attrs.href ?? ''));
  const [typed, setTyped] = useState(href);
  const [isWrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  useEffect(() => {
    if (!href) input.current?.focus({ preventScroll: true });
  }, [href]);
  useToolKey(
    editor,
    (state) => selectedCard(state) !== null,
    () => input.current?.focus(),
  );
  const isName = isPageName(typed);
  const address = isName ? '' : (linkAddress(typed) ?? '');
  const site = sites.find(({ key }) => key === siteKey);

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    setAddress(address);
  }

  function setAddress(chosen: string): void {
    const { state, view } = editor;
    const block = /^https?:/i.test(chosen) && URL.canParse(chosen) ? blockOfAddress(state.schema, chosen) : undefined;
    setWrong(!block);
    if (!block) return;
    const { tr } = state;
    if (chosen !== href) tr.replaceWith(place, place + 1, block).setMeta(addedCards, chosen);
    const after = tr.doc.resolve(place + (tr.doc.nodeAt(place)?.nodeSize ?? 1));
    view.dispatch(tr.setSelection(TextSelection.near(after)).scrollIntoView());
    view.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    editor.commands.focus();
  }

  function onToLink(): void {
    const step = cardToLink(editor.state);
    if (step) editor.view.dispatch(step);
    editor.commands.focus();
  }

  return (
    <Form style={placeUnder(editor, place)} onSubmit={onSubmit} onKeyDown={onKeyDown} noValidate>
      <input
        ref={input}
        aria-label={editorTexts.cardAddress}
        aria-describedby={hintId}
        aria-invalid={isWrong}
        placeholder={editorTexts.linkPlaceholder}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <button type="submit">{editorTexts.setLink}</button>
      {href ? (
        <button type="button" onClick={onToLink}>
          {editorTexts.cardToLink}
        </button>
      ) : null}
      {isName ? <LinkMatches field={input} typed={typed} onChoose={setAddress} /> : null}
      <p id={hintId} role="status" hidden={isName && !isWrong}>
        {isWrong ? editorTexts.cardHint.wrong : cardHint(address, site)}
      </p>
    </Form>
  );
}

/** Places the form under the card, which stays visible. */
function placeUnder(editor: Editor, place: number): CSSProperties {
  const card = editor.view.nodeDOM(place);
  const frame = editor.view.dom.parentElement?.getBoundingClientRect();
  if (!(card instanceof Element) || !frame) return {};
  return { insetBlockStart: card.getBoundingClientRect().bottom - frame.top + gap };
}
