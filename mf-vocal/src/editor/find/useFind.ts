import { useLayoutEffect } from 'react';

/** Ctrl+F, ⌘F on a Mac, opens the editor's own search; pressed again, in its field, it opens the browser's. */
export function useFindKey(isOpen: boolean, open: () => void): void {
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
