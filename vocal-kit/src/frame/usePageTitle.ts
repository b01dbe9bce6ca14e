import { useEffect } from 'react';

/**
 * Sets the title of the document while the page is mounted.
 * @param title null if a nested page sets the title, because two titles would replace each other endlessly
 */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    const name = () => {
      if (document.title !== title) document.title = title;
    };
    name();
    // On each change of the address, the shell sets its own title, possibly after this hook has set the page's title.
    const observer = new MutationObserver(name);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [title]);
}
