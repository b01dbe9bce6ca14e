import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import type { KeyboardEvent, TextareaHTMLAttributes } from 'react';

/** Contains a hidden copy of the text, which gives the field its height. */
const Frame = styled.div`
  display: grid;

  &::after {
    visibility: hidden;
    white-space: pre-wrap;
    content: attr(data-text) ' ';
  }

  & > textarea,
  &::after {
    grid-area: 1 / 1;
    inline-size: 100%;
    padding: 0;
    font: inherit;
    letter-spacing: inherit;
    overflow-wrap: anywhere;
  }

  & > textarea {
    border: 0;
    background: none;
    color: inherit;
    overflow: hidden;
    resize: none;
  }

  & > textarea:focus-visible {
    outline: 2px solid transparent;
    box-shadow: -1rem 0 0 -0.875rem ${token('focus')};
  }

  & > textarea::placeholder {
    color: ${token('inkMuted')};
    opacity: 1;
  }
`;

type GrowingTextProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'onChange'> & {
  value: string;
  onChange: (value: string) => void;
  /** Called for Enter, to move the focus to the next field. The text has no line breaks. */
  onEnter: () => void;
  className?: string;
};

/** Field for a text without line breaks, in the font of a headline. The text wraps, and the field grows. */
export function GrowingText({ value, onChange, onEnter, className, ...attributes }: GrowingTextProps) {
  function onKeyDown(event: KeyboardEvent): void {
    // Ignores the Enter that ends the composition of a character in an input method.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  }
  return (
    <Frame className={className} data-text={value || attributes.placeholder}>
      <textarea
        dir="auto"
        {...attributes}
        rows={1}
        value={value}
        onKeyDown={onKeyDown}
        onChange={({ target }) => onChange(target.value.replace(/\s*[\n\t]\s*/g, ' '))}
      />
    </Frame>
  );
}
