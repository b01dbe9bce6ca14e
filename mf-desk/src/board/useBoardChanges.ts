import { createContext, useEffect, useState } from 'react';

const eventsPath = '/api/vocal/board/events';
/** Several changes at once, such as a bulk step, are one reading. */
const gatherMs = 1_000;
/** Time between two readings without a stream. Each also tries to open the stream again. */
const pollMs = 30_000;

/** Counts the changes of the board since the page opened. Each list reads again when the number grows. */
export const BoardChangesContext = createContext(0);

/**
 * Counts changes of the board by other people. A stream of the api names them. Without it, the number grows every half
 * minute. A hidden page has no stream, because browsers limit connections.
 */
export function useBoardChanges(): number {
  const [changes, setChanges] = useState(0);
  useEffect(() => follow(() => setChanges((before) => before + 1)), []);
  return changes;
}

/** @returns a function that ends it */
function follow(onChange: () => void): () => void {
  let stream: EventSource | null = null;
  let gathering: ReturnType<typeof setTimeout> | undefined;
  let polling: ReturnType<typeof setTimeout> | undefined;

  function gather(): void {
    gathering ??= setTimeout(() => {
      gathering = undefined;
      onChange();
    }, gatherMs);
  }

  function poll(): void {
    polling = setTimeout(() => {
      onChange();
      open();
    }, pollMs);
  }

  function close(): void {
    stream?.close();
    stream = null;
    clearTimeout(gathering);
    gathering = undefined;
    clearTimeout(polling);
  }

  function open(): void {
    close();
    if (typeof EventSource === 'undefined') {
      poll();
      return;
    }
    const opened = new EventSource(eventsPath);
    stream = opened;
    // The lists were read before the stream opened, or before it broke.
    opened.onopen = gather;
    opened.onmessage = gather;
    opened.onerror = () => {
      // The browser opens a broken stream again, but not one that was refused.
      if (opened.readyState === EventSource.CLOSED && stream === opened) poll();
    };
  }

  function onVisibility(): void {
    if (document.visibilityState === 'hidden') {
      close();
      return;
    }
    onChange();
    open();
  }

  document.addEventListener('visibilitychange', onVisibility);
  if (document.visibilityState !== 'hidden') open();
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    close();
  };
}
