import { onLoadIdle } from '@marquee/shared/page/onIdle';
import { type RefObject, useEffect, useState } from 'react';
import { refusesThirdParties } from './refusesThirdParties.ts';
import { savesData } from './savesData.ts';

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
