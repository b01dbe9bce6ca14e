import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import type { KeyboardEvent, TextareaHTMLAttributes } from 'react';

/** A hidden copy of the text gives the field its height, in every browser. */
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
  /** Enter leads on to the next field: the text has no lines. */
  onEnter: () => void;
  className?: string;
};

/** A text without lines that wraps and grows, in the type of a headline. */
export function GrowingText({ value, onChange, onEnter, className, ...attributes }: GrowingTextProps) {
  function onKeyDown(event: KeyboardEvent): void {
    // Enter also ends the input of a character that is composed.
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
