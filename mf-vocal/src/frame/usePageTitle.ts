import { useEffect } from 'react';

/** Names the document for as long as the page stands. */
export function usePageTitle(title: string): void {
  useEffect(() => {
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
