import { VisuallyHidden } from '@marquee/shared';

export const announcerId = 'announcer';

/** Live region that announces the title of a page after a navigation. */
export function Announcer() {
  return <VisuallyHidden id={announcerId} role="status" aria-live="polite" />;
}
