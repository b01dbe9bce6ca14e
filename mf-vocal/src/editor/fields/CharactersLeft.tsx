import { token, VisuallyHidden } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { useEffect, useState } from 'react';
import { editorTexts } from '../editorTexts.ts';

const Note = styled.p`
  margin: 0;
  color: ${token('inkMuted')};
  font-size: ${token('textSm')};
  font-variant-numeric: tabular-nums;

  &[data-over='true'] {
    color: ${token('danger')};
    font-weight: ${token('boldWeight')};
  }
`;

/** Milliseconds without a key, after which a screen reader reports the length: not at each letter. */
const pauseMs = 1_000;

type CharactersLeftProps = { length: number; most: number };

/** How many characters a text has left of those that are shown of it, or by how many it is too long. */
export function CharactersLeft({ length, most }: CharactersLeftProps) {
  const text = editorTexts.charactersLeft(most - length, most);
  const [said, say] = useState('');
  useEffect(() => {
    if (length === 0) return;
    const later = setTimeout(() => say(text), pauseMs);
    return () => clearTimeout(later);
  }, [length, text]);
  if (length === 0) return null;
  return (
    <>
      <Note aria-hidden="true" data-over={length > most}>
        {text}
      </Note>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
