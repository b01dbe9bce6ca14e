import { afterCriticalResources } from './afterCriticalResources.ts';
import { aliveEvent } from './aliveEvent.ts';
import { anchorWindow } from './anchorWindow.ts';
import { askAge } from './askAge.ts';
import { keepClicks } from './keepClicks.ts';
import { layOutAroundReader } from './layOutWhole.ts';
import { prefetchLibraries, preloadPage, runScripts } from './loadScripts.ts';
import { markVisible } from './markVisible.ts';
import { onFirstSign } from './onFirstSign.ts';

/** A click is kept no longer for a page that does not come to life: a link then leads where it leads without scripts. */
const longestKeepMs = 10_000;

/** A page that is an application, or whose address asks for something that only the application does. */
function isNeededAtOnce({ dataset }: HTMLScriptElement, { hash, search }: Location): boolean {
  return dataset.start === 'now' || hash !== '' || new URLSearchParams(search).has('autoplay');
}

/** Runs the application as soon as the page can be read. */
function startAtOnce(script: HTMLScriptElement): void {
  const release = keepClicks(document);
  document.addEventListener(aliveEvent, release, { once: true });
  document.addEventListener(aliveEvent, () => layOutAroundReader(document, window), { once: true });
  afterCriticalResources(document, window, () => {
    preloadPage(document, script);
    runScripts(document, script, release);
    window.setTimeout(release, longestKeepMs);
  });
}

/** Fetches the libraries once the page can be read, and runs the application at the reader's first sign. */
function startAtFirstSign(script: HTMLScriptElement): void {
  const release = keepClicks(document);
  const forgetVisible = markVisible(document);
  let isAhead = false;
  const onAlive = () => {
    release();
    // The page's own effects come first.
    window.setTimeout(() => {
      forgetVisible();
      layOutAroundReader(document, window);
    });
  };
  document.addEventListener(aliveEvent, onAlive, { once: true });
  afterCriticalResources(document, window, () => prefetchLibraries(document, script));
  onFirstSign(window, {
    onPress() {
      if (isAhead) return;
      isAhead = true;
      preloadPage(document, script);
    },
    onSign() {
      runScripts(document, script, release);
      window.setTimeout(release, longestKeepMs);
    },
  });
}

// A bundle of its own, without React or federation: the first script of a page must cost nothing.
const { currentScript } = document;
if (currentScript instanceof HTMLScriptElement) {
  anchorWindow(document, window, performance.getEntriesByType('navigation')[0]);
  askAge(document, () => window.localStorage);
  if (isNeededAtOnce(currentScript, window.location)) startAtOnce(currentScript);
  else startAtFirstSign(currentScript);
}
