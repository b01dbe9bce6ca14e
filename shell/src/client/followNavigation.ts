import type { PageMeta } from '@marquee/shared';
import type { PageConfig } from '@marquee/shared/domain';
import type { createBrowserRouter } from '@marquee/shared/router';
import { announcerId } from '../chrome/Announcer.tsx';
import { headTags } from '../app/headTags.ts';
import { pushPageView } from './pageView.ts';
import { updateHead } from './updateHead.ts';

type Router = ReturnType<typeof createBrowserRouter>;
type RouterMatch = Router['state']['matches'][number];

/** Focus goes to the new page's heading, so that keyboard and screen reader start where the eye does. */
function focusHeading(document: Document): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * What a browser does by itself on a page load, done on navigation inside the app: head elements, title announced,
 * focus to the heading, a virtual page view.
 */
export function followNavigation(
  router: Router,
  metaOf: (match: RouterMatch) => PageMeta | undefined,
  config: PageConfig,
): void {
  pushPageView(window, config.site.virtualDocumentTitle);
  let shown = router.state.location.key;
  router.subscribe(({ location, navigation, matches }) => {
    if (navigation.state !== 'idle' || location.key === shown) return;
    shown = location.key;
    // The page is rendered in a transition: head and focus follow once it stands.
    requestAnimationFrame(() => {
      const match = matches.at(-1);
      const meta = match ? metaOf(match) : undefined;
      if (meta) updateHead(document, headTags(meta, config));
      const announcer = document.getElementById(announcerId);
      if (announcer) announcer.textContent = document.title;
      if (!location.hash) focusHeading(document);
      pushPageView(window, config.site.virtualDocumentTitle);
    });
  });
}

