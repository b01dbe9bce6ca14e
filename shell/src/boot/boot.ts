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
 * Maximum time that a click is held for a page that does not hydrate. A link then leads where it leads without scripts.
 */
const maxKeepMs = 10_000;

/** True for a page that is an application, or whose address requires the application. */
function isNeededAtOnce({ dataset }: HTMLScriptElement, { hash, search }: Location): boolean {
  return dataset.start === 'now' || hash !== '' || new URLSearchParams(search).has('autoplay');
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
function startAtFirstSign(script: HTMLScriptElement): void {
  const release = keepClicks(document);
  const forgetVisible = markVisible(document);
  let isAhead = false;
  const onHydrated = () => {
    release();
    // Waits for the effects of the page.
    window.setTimeout(() => {
      forgetVisible();
      layOutAroundReader(document, window);
    });
  };
  document.addEventListener(hydratedEvent, onHydrated, { once: true });
  afterCriticalResources(document, window, () => prefetchLibraries(document, script));
  onFirstInteraction(window, {
    onPress() {
      if (isAhead) return;
      isAhead = true;
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
  if (isNeededAtOnce(currentScript, window.location)) startAtOnce(currentScript);
  else startAtFirstSign(currentScript);
}
