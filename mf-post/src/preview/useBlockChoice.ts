import { useEffect } from 'react';

/** Name of the frame in which the review desk shows a post. In other frames, clicks select nothing. */
const deskFrameName = 'marquee-review';
const blocks = 'p, li, blockquote, h1, h2, h3, h4, figcaption, td, pre';
const controls = 'a, button, input, select, textarea, label, summary, video, audio, iframe';

/**
 * On the review desk, a click on a block of text selects its words. The selection is then reported like any other, so
 * that a moderator can add a note. An existing selection stays as it is.
 */
export function useBlockChoice(): void {
  useEffect(() => {
    if (window.parent === window || window.name !== deskFrameName) return;
    function choose({ target }: MouseEvent): void {
      const selection = getSelection();
      if (!(target instanceof Element) || target.closest(controls) || selection?.isCollapsed === false) return;
      const block = target.closest(blocks);
      if (block) selection?.selectAllChildren(block);
    }
    document.addEventListener('click', choose);
    return () => document.removeEventListener('click', choose);
  }, []);
}
