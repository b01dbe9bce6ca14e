import { token } from '@marquee/shared';
import { onDemand } from '@marquee/shared/page/onDemand';
import { useOnDemand } from '@marquee/shared/page/useOnDemand';
import { styled } from '@marquee/shared/styled';
import type { Editor } from '@tiptap/react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { editorTexts } from '../../editorTexts.ts';
import { isPageName, linkAddress } from './linkAddress.ts';

const linkMatches = onDemand(async () => (await import('./LinkMatches.tsx')).LinkMatches);

const Form = styled.form`
  display: flex;
  flex: none;
  align-items: center;

  & input {
    flex: 1;
    min-inline-size: 0;
    min-block-size: 2.75rem;
    padding-inline: ${token('space3')};
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
  }

  & input::placeholder {
    color: inherit;
    opacity: 0.75;
  }
`;

type LinkFormProps = { editor: Editor; href: string; onDone: () => void };

/**
 * Form for the link of the selected words. It takes an address, or words of the name of a page of the network, and lists
 * the pages that it finds. An empty address removes the link.
 */
export function LinkForm({ editor, href, onDone }: LinkFormProps) {
  const [typed, setTyped] = useState(href);
  const [isUnsearchable, setUnsearchable] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  // `typed` names the attempt, so that a failed load is tried again with the next key.
  const Matches = useOnDemand(linkMatches, isPageName(typed) && typed, () => setUnsearchable(true));

  function link(address: string | null): void {
    const chain = editor.chain().focus().extendMarkRange('link');
    (address ? chain.setMark('link', { href: address }) : chain.unsetMark('link')).run();
    onDone();
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (!isPageName(typed)) link(linkAddress(typed));
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onDone();
    editor.commands.focus();
  }

  return (
    <>
      <Form onSubmit={onSubmit} onKeyDown={onKeyDown}>
        <input
          ref={input}
          aria-label={editorTexts.linkAddress}
          placeholder={editorTexts.linkPlaceholder}
          autoComplete="off"
          autoCapitalize="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button type="submit">{typed.trim() === '' && href ? editorTexts.removeLink : editorTexts.setLink}</button>
      </Form>
      {Matches ? (
        <Matches field={input} typed={typed} onChoose={link} />
      ) : isUnsearchable && isPageName(typed) ? (
        <p role="status">{editorTexts.linksUnsearchable}</p>
      ) : null}
    </>
  );
}
