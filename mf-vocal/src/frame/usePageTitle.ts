import { useEffect } from 'react';

/**
 * Names the document for as long as the page stands.
 * @param title null where a page inside gives the title: two would replace each other's for ever
 */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    const name = () => {
      if (document.title !== title) document.title = title;
    };
    name();
    // The shell gives one title to all addresses of the creator host whenever the address changes, maybe after us.
    const observer = new MutationObserver(name);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [title]);
}
