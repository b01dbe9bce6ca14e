import { useEffect, useRef, useState } from 'react';

/** Milliseconds without a key press after which the typed text is searched. */
const pauseMs = 300;

/**
 * The text of a search field whose words are in the address. The text follows the address when that changes elsewhere, as by a link.
 * @param search runs after a pause in typing, or at once
 */
export function useTypedSearch(q: string, search: (q: string) => void) {
  const [text, setText] = useState(q);
  const sent = useRef(q);
  // A delayed search uses the address at that time, not at the time of the key press.
  const latestSearch = useRef(search);
  latestSearch.current = search;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (q === sent.current) return;
    sent.current = q;
    clearTimeout(timer.current);
    setText(q);
  }, [q]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function send(typed: string): void {
    clearTimeout(timer.current);
    const words = typed.trim();
    if (words === sent.current) return;
    sent.current = words;
    latestSearch.current(words);
  }

  return {
    text,
    type(typed: string): void {
      setText(typed);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => send(typed), pauseMs);
    },
    sendNow: () => send(text),
  };
}
