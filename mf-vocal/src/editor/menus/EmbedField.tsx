import { usePageConfig } from '@marquee/shared';
import { TextSelection } from '@tiptap/pm/state';
import { type Editor, useEditorState } from '@tiptap/react';
import { useContext, useEffect, useId, useRef, useState } from 'react';
import { cardHint } from '../document/embed/cardHint.ts';
import { cardToLink } from '../document/embed/cardToLink.ts';
import { addedCards, blockOfAddress } from '../document/embed/liveAddresses.ts';
import { selectedCard } from '../document/embed/selectedCard.ts';
import { editorTexts } from '../editorTexts.ts';
import { PostSiteContext } from '../media/PostSiteContext.ts';
import { FormUnderBlock } from './FormUnderBlock.tsx';
import { LinkMatches } from './links/LinkMatches.tsx';
import { isPageName, linkAddress } from './links/linkAddress.ts';
import { useFilledCards } from './useFilledCards.ts';
import { useToolKey } from './useToolKey.ts';

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

  function onToLink(): void {
    const step = cardToLink(editor.state);
    if (step) editor.view.dispatch(step);
    editor.commands.focus();
  }

  return (
    <FormUnderBlock editor={editor} place={place} onSubmit={() => setAddress(address)}>
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
    </FormUnderBlock>
  );
}
