import { useState } from 'react';

/** The last known value of the document, the text in the field, and what was typed since that value, oldest first. */
type Typed = { value: string; text: string; ahead: readonly string[] };

/**
 * Maximum number of keys ahead of the document. The document takes over each key after its event, so there are never
 * more.
 */
const maxAhead = 20;

/**
 * Returns the text of a field whose value is in the editor's document. The editor renders its blocks after the key
 * event. By then, React would have restored the former value, the caret would jump to the end, and a phone's keyboard
 * would lose the word that it composes. So the field shows the typed text until the document has another value, for
 * example after undo.
 */
export function useTypedText(value: string): { text: string; type: (text: string) => void } {
  const [typed, setTyped] = useState<Typed>({ value, text: value, ahead: [] });
  let now = typed;
  if (value !== typed.value) {
    // The document may have trimmed it.
    const place = typed.ahead.findIndex((text) => text.trim() === value.trim());
    now = { value, text: place < 0 ? value : typed.text, ahead: place < 0 ? [] : typed.ahead.slice(place + 1) };
    setTyped(now);
  }
  return {
    text: now.text,
    type: (text) => setTyped(({ value, ahead }) => ({ value, text, ahead: [...ahead, text].slice(-maxAhead) })),
  };
}
