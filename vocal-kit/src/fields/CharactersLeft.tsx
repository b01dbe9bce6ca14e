import { token, VisuallyHidden } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { useEffect, useState } from 'react';

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

/** Pause in typing, in milliseconds, after which screen readers announce the length. */
const pauseMs = 1_000;

const textOf = (left: number, max: number) =>
  left < 0
    ? `${-left} ${left === -1 ? 'character' : 'characters'} too long: only the first ${max} are shown.`
    : `${left} of ${max} characters left`;

type CharactersLeftProps = { length: number; max: number };

/** Shows the number of characters that are left, or by which the text is too long. */
export function CharactersLeft({ length, max }: CharactersLeftProps) {
  const text = textOf(max - length, max);
  const [said, say] = useState('');
  useEffect(() => {
    if (length === 0) return;
    const later = setTimeout(() => say(text), pauseMs);
    return () => clearTimeout(later);
  }, [length, text]);
  if (length === 0) return null;
  return (
    <>
      <Note aria-hidden="true" data-over={length > max}>
        {text}
      </Note>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
