import { useLayoutEffect, useState } from 'react';

/** Whether the editor's search is open, with functions that open and close it. */
export function useFind() {
  const [isOpen, setOpen] = useState(false);
  const [open] = useState(() => () => setOpen(true));
  useFindKey(isOpen, open);
  return { isOpen, open, close: () => setOpen(false) };
}

/** Ctrl+F, ⌘F on a Mac, opens the editor's own search; pressed again, in its field, it opens the browser's. */
function useFindKey(isOpen: boolean, open: () => void): void {
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isFind =
        (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'f';
      if (!isFind || isOpen || event.defaultPrevented) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, open]);
}

export type Find = ReturnType<typeof useFind>;
