import { VisuallyHidden } from '@marquee/shared';

export const announcerId = 'announcer';

/** Where the title of a page is spoken after a navigation. */
export function Announcer() {
  return <VisuallyHidden id={announcerId} role="status" aria-live="polite" />;
}
