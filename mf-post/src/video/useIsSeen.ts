import { onLoadIdle } from '@marquee/shared/page/onIdle';
import { type RefObject, useEffect, useState } from 'react';

/** True if the reader saves data, by a setting of the browser or a media query. Nothing then loads without a click. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || window.matchMedia('(prefers-reduced-data: reduce)').matches;
}

/**
 * True if the browser signals that no data may go to third parties. No third party is then called before a click.
 * https://www.w3.org/TR/gpc/
 */
function refusesThirdParties(): boolean {
  return (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

/**
 * True once an element has come into view, and from then on. Observes only if `isEnabled` is set and the page is idle,
 * so that loading delays nothing. Never observes for a reader who saves data or refuses to be tracked.
 */
export function useIsSeen(element: RefObject<Element | null>, isEnabled: boolean): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (!isEnabled || isSeen || !('IntersectionObserver' in window) || savesData() || refusesThirdParties()) return;
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
  }, [element, isEnabled, isSeen]);
  return isSeen;
}
