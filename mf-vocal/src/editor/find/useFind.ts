import { useLayoutEffect, useState } from 'react';

/** Whether the editor's search is open, and whether it also replaces, with functions that change both. */
export function useFind() {
  const [isOpen, setOpen] = useState(false);
  const [isReplacing, replace] = useState(false);
  const [open] = useState(() => (withReplace = false) => {
    setOpen(true);
    if (withReplace) replace(true);
  });
  useFindKeys(isOpen, open);
  return { isOpen, isReplacing, replace, open: () => open(), close: () => setOpen(false) };
}

/**
 * Ctrl+F, ⌘F on a Mac, opens the editor's own search; pressed again, in its field, it opens the browser's. Ctrl+H, ⌘⇧H
 * on a Mac, also opens the fields that replace.
 */
function useFindKeys(isOpen: boolean, open: (withReplace: boolean) => void): void {
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, shiftKey, altKey } = event;
      const key = event.key.toLowerCase();
      const isFind = (ctrlKey || metaKey) && !shiftKey && !altKey && key === 'f' && !isOpen;
      const isReplace = key === 'h' && !altKey && (metaKey ? shiftKey : ctrlKey && !shiftKey);
      if (!(isFind || isReplace) || event.defaultPrevented) return;
      event.preventDefault();
      open(isReplace);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, open]);
}

export type Find = ReturnType<typeof useFind>;
