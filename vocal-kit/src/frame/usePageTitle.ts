import { useEffect } from 'react';

/**
 * Sets the title of the document while the page is mounted.
 * @param title null if a nested page sets the title, because two titles would replace each other endlessly
 */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    // `document.title` is read without spaces at its ends and with single ones inside. Compared with them, it would
    // differ after each change, and the observer would set it again without end.
    const shown = title.replace(/[\t\n\f\r ]+/g, ' ').replace(/^ | $/g, '');
    const name = () => {
      if (document.title !== shown) document.title = shown;
    };
    name();
    // On each change of the address, the shell sets its own title, possibly after this hook has set the page's title.
    const observer = new MutationObserver(name);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [title]);
}
