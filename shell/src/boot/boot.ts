import { pageTicket } from '@marquee/shared/page/pageTicket';
import { askForTicket } from '@marquee/shared/tickets/askForTicket';
import { afterCriticalResources } from './afterCriticalResources.ts';
import { anchorWindow } from './anchorWindow.ts';
import { askAge } from './askAge.ts';
import { hydratedEvent } from './hydratedEvent.ts';
import { keepClicks } from './keepClicks.ts';
import { layOutAroundReader } from './layOutWhole.ts';
import { prefetchLibraries, preloadPage, runScripts } from './loadScripts.ts';
import { markVisible } from './markVisible.ts';
import { onFirstInteraction } from './onFirstInteraction.ts';

/**
 * Maximum time in milliseconds to hold a click if the page does not hydrate. The browser then handles the click, so a
 * link opens its `href`.
 */
const maxKeepMs = 10_000;

/** True for applications, which the server marks with `data-start="now"`, and for a hash or `autoplay` in the URL. */
function isNeededAtOnce({ dataset }: HTMLScriptElement, { hash, search }: Location): boolean {
  return dataset.start === 'now' || hash !== '' || new URLSearchParams(search).has('autoplay');
}

/** True for a page whose reads are counted. All other pages are websites in their metadata. */
function isPost(document: Document): boolean {
  return document.querySelector('meta[property="og:type"]:not([content="website"])') !== null;
}

/** Runs the application as soon as the page can be read. */
function startAtOnce(script: HTMLScriptElement): void {
  const release = keepClicks(document);
  document.addEventListener(hydratedEvent, release, { once: true });
  document.addEventListener(hydratedEvent, () => layOutAroundReader(document, window), { once: true });
  afterCriticalResources(document, window, () => {
    preloadPage(document, script);
    runScripts(document, script, release);
    window.setTimeout(release, maxKeepMs);
  });
}

/** Fetches the libraries once the page can be read, and runs the application at the first interaction of the reader. */
function startAtFirstInteraction(script: HTMLScriptElement): void {
  const release = keepClicks(document);
  const forgetVisible = markVisible(document);
  let isPreloaded = false;
  const onHydrated = () => {
    release();
    // Lets React run the effects of the page first.
    window.setTimeout(() => {
      forgetVisible();
      layOutAroundReader(document, window);
    });
  };
  document.addEventListener(hydratedEvent, onHydrated, { once: true });
  afterCriticalResources(document, window, () => prefetchLibraries(document, script));
  onFirstInteraction(window, {
    onPress() {
      if (isPreloaded) return;
      isPreloaded = true;
      preloadPage(document, script);
    },
    onInteraction() {
      runScripts(document, script, release);
      window.setTimeout(release, maxKeepMs);
    },
  });
}

// A separate bundle without React or federation, because the first script of a page must be small.
const { currentScript } = document;
if (currentScript instanceof HTMLScriptElement) {
  anchorWindow(document, window, performance.getEntriesByType('navigation')[0]);
  askAge(document, () => window.localStorage);
  if (isPost(document) && !pageTicket()) void askForTicket();
  if (isNeededAtOnce(currentScript, window.location)) startAtOnce(currentScript);
  else startAtFirstInteraction(currentScript);
}
