import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { inputStyles } from '@marquee/vocal-kit/fields/inputStyles.ts';
import type { Editor } from '@tiptap/react';
import type { CSSProperties, FormEvent, KeyboardEvent, ReactNode } from 'react';

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

/** Distance in px from the block. */
const gap = 8;

type FormUnderBlockProps = { editor: Editor; place: number; onSubmit: () => void; children: ReactNode };

/** Form for the block at a place of the document, under the block, which stays visible. Escape returns to the text. */
export function FormUnderBlock({ editor, place, onSubmit, children }: FormUnderBlockProps) {
  function submit(event: FormEvent): void {
    event.preventDefault();
    onSubmit();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    editor.commands.focus();
  }

  return (
    <Form style={placeUnder(editor, place)} onSubmit={submit} onKeyDown={onKeyDown} noValidate>
      {children}
    </Form>
  );
}

function placeUnder(editor: Editor, place: number): CSSProperties {
  const block = editor.view.nodeDOM(place);
  const frame = editor.view.dom.parentElement?.getBoundingClientRect();
  if (!(block instanceof Element) || !frame) return {};
  return { insetBlockStart: block.getBoundingClientRect().bottom - frame.top + gap };
}
