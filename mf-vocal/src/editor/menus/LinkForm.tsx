import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import type { Editor } from '@tiptap/react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { editorTexts } from '../editorTexts.ts';
import { linkAddress } from './linkAddress.ts';

const Form = styled.form`
  display: flex;
  align-items: center;

  & input {
    inline-size: 12rem;
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

/** Form for the address of the selected words' link. An empty address removes the link. */
export function LinkForm({ editor, href, onDone }: LinkFormProps) {
  const [typed, setTyped] = useState(href);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus({ preventScroll: true }), []);

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    const address = linkAddress(typed);
    const chain = editor.chain().focus().extendMarkRange('link');
    (address ? chain.setMark('link', { href: address }) : chain.unsetMark('link')).run();
    onDone();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onDone();
    editor.commands.focus();
  }

  return (
    <Form onSubmit={onSubmit} onKeyDown={onKeyDown}>
      <input
        ref={input}
        aria-label={editorTexts.linkAddress}
        placeholder="https://"
        inputMode="url"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <button type="submit">{typed.trim() === '' && href ? editorTexts.removeLink : editorTexts.setLink}</button>
    </Form>
  );
}
