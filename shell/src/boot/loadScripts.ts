import { dataBlockIds } from '../document/pageData.ts';

type Integrity = Record<string, string>;

function pageIntegrity(document: Document): Integrity {
  const block = document.getElementById(dataBlockIds.release)?.textContent ?? '{}';
  const { integrity = {} } = JSON.parse(block) as { integrity?: Integrity };
  return integrity;
}

const addresses = (list = '') => list.split(' ').filter(Boolean);

/** Fetches scripts without running them. */
function fetchAhead(document: Document, rel: 'prefetch' | 'preload', hrefs: readonly string[]): void {
  // Readers wait for preloaded scripts, so these come before the pictures that scrolling requests.
  const fetchPriority = rel === 'preload' ? 'high' : 'low';
  const integrity = pageIntegrity(document);
  for (const href of hrefs) {
    const link = document.createElement('link');
    Object.assign(link, { rel, as: 'script', href, integrity: integrity[href] ?? '', fetchPriority });
    document.head.append(link);
  }
}

/**
 * Fetches the libraries that all pages share (`data-libraries` of the boot script). Uses prefetch, because browsers
 * warn about a preload that is not used soon. Browsers without prefetch fetch the libraries at the first interaction.
 */
export function prefetchLibraries(document: Document, { dataset }: HTMLScriptElement): void {
  fetchAhead(document, 'prefetch', addresses(dataset.libraries));
}

/** Fetches the application and the page's own scripts, by `data-main` and `data-preload`. */
export function preloadPage(document: Document, { dataset }: HTMLScriptElement): void {
  fetchAhead(document, 'preload', [...addresses(dataset.main), ...addresses(dataset.preload)]);
}

/** Runs the libraries and the application. @param onFailure called when one of them does not load */
export function runScripts(document: Document, { dataset }: HTMLScriptElement, onFailure: () => void): void {
  const integrity = pageIntegrity(document);
  for (const src of [...addresses(dataset.libraries), ...addresses(dataset.main)]) {
    const script = document.createElement('script');
    Object.assign(script, { src, integrity: integrity[src] ?? '', fetchPriority: 'high', onerror: onFailure });
    document.head.append(script);
  }
}
