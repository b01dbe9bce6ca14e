import { usePageConfig } from '@marquee/shared';
import { useEffect } from 'react';

/**
 * Limits of a quote, equal to `noteQuoteLimits` of the domain. Longer quotes are cut, because Vocal would ignore them.
 */
const maxWordsLength = 500;
const maxSide = 48;

/**
 * Reports the selected words, and the text before and after them in their block, to the Vocal page around this frame.
 * Moderators add notes to the words. Only Vocal's origin gets the message.
 */
export function useSelectionReports(): void {
  const { vocalUrl } = usePageConfig();
  useEffect(() => {
    if (!vocalUrl || window.parent === window) return;
    function report(): void {
      window.parent.postMessage({ type: 'selection', quote: selectedQuote() }, vocalUrl);
    }
    document.addEventListener('selectionchange', report);
    // Reports words that were selected before hydration.
    if (selectedQuote()) report();
    return () => document.removeEventListener('selectionchange', report);
  }, [vocalUrl]);
}

function selectedQuote(): { prefix: string; exact: string; suffix: string } | null {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  // A copy, since changing the range itself would change the selection.
  const range = selection.getRangeAt(0).cloneRange();
  const { startContainer, startOffset, endContainer, endOffset } = range;
  const start = startContainer instanceof Element ? startContainer : startContainer.parentElement;
  const block = start?.closest('p, li, blockquote, h1, h2, h3, h4, figcaption, td, pre');
  if (!block) return null;
  const before = document.createRange();
  before.setStart(block, 0);
  before.setEnd(startContainer, startOffset);
  const after = document.createRange();
  after.selectNodeContents(block);
  // A selection that continues in another block is cut at the end of this block.
  if (block.contains(endContainer)) {
    after.setStart(endContainer, endOffset);
  } else {
    range.setEnd(block, block.childNodes.length);
    after.collapse(false);
  }
  const [, space = '', words = ''] = /^(\s?)(.*)$/.exec(onOneLine(range)) ?? [];
  const exact = words.slice(0, maxWordsLength);
  if (exact === '') return null;
  const rest = words.slice(maxWordsLength) + onOneLine(after);
  return { prefix: (onOneLine(before) + space).slice(-maxSide), exact, suffix: rest.slice(0, maxSide) };
}

const onOneLine = (range: Range) => range.toString().replace(/\s+/g, ' ');
