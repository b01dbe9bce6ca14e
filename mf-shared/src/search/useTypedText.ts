import { type RefObject, useEffect, useState } from 'react';

/**
 * The text that a reader has typed into a field. Empty before typing and after submitting, even if the field has a
 * text.
 */
export function useTypedText(field: RefObject<HTMLInputElement | null>): string {
  const [text, setText] = useState('');
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const read = () => setText(input.value);
    const forget = () => setText('');
    // The reader may have typed some letters before this code was loaded.
    if (document.activeElement === input && input.value !== input.defaultValue) read();
    input.addEventListener('input', read);
    input.form?.addEventListener('submit', forget);
    return () => {
      input.removeEventListener('input', read);
      input.form?.removeEventListener('submit', forget);
    };
  }, [field]);
  return text;
}
