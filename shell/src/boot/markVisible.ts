import { visibleMark } from '@marquee/shared/page/visibleSince';

/**
 * Records the time since which the page has been visible, until its own scripts measure it.
 * @returns ends the recording and removes the mark for later pages
 */
export function markVisible(document: Document): () => void {
  const mark = () => {
    performance.clearMarks(visibleMark);
    const { visibilityState, prerendering } = document as Document & { prerendering?: boolean };
    if (visibilityState === 'visible' && !prerendering) performance.mark(visibleMark);
  };
  const changes = ['visibilitychange', 'prerenderingchange'];
  for (const change of changes) document.addEventListener(change, mark);
  mark();
  return () => {
    for (const change of changes) document.removeEventListener(change, mark);
    performance.clearMarks(visibleMark);
  };
}
