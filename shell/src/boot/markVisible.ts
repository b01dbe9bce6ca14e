import { visibleMark } from '@marquee/shared/page/visibleSince';

/**
 * Notes since when the page has been visible, until its scripts count for themselves.
 * @returns ends that, and removes the note for pages that come after this one
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
