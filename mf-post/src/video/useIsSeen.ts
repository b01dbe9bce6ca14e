import { onLoadIdle } from '@marquee/shared/page/onIdle';
import { type RefObject, useEffect, useState } from 'react';

/** Whether the reader asked for little data, in the browser or on the page: then nothing is loaded unasked. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || window.matchMedia('(prefers-reduced-data: reduce)').matches;
}

/**
 * Whether the reader's browser signals that no data may go to third parties: then none is called before a click.
 * https://www.w3.org/TR/gpc/
 */
function refusesThirdParties(): boolean {
  return (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

/**
 * Whether an element has come into view, once and for all. Observes only when `looks` is set and the page is at rest,
 * so that the loading delays nothing, and never for a reader who saves data or refuses to be tracked.
 */
export function useIsSeen(element: RefObject<Element | null>, looks: boolean): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (!looks || isSeen || !('IntersectionObserver' in window) || savesData() || refusesThirdParties()) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
    });
    const callOff = onLoadIdle(() => {
      if (element.current) observer.observe(element.current);
    });
    return () => {
      callOff();
      observer.disconnect();
    };
  }, [element, looks, isSeen]);
  return isSeen;
}
