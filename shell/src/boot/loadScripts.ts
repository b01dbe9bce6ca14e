import { dataBlockIds } from '../document/pageData.ts';

type Integrity = Record<string, string>;

function pageIntegrity(document: Document): Integrity {
  const block = document.getElementById(dataBlockIds.release)?.textContent ?? '{}';
  const { integrity = {} } = JSON.parse(block) as { integrity?: Integrity };
  return integrity;
}

/**
 * Loads scripts by the boot script's attributes: `data-main` runs, each of `data-preload` is fetched in parallel and
 * runs when the application needs it.
 */
export function loadScripts(document: Document, { dataset }: HTMLScriptElement): void {
  const { main = '', preload = '' } = dataset;
  const integrity = pageIntegrity(document);
  for (const href of preload.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', href, integrity: integrity[href] ?? '' });
    document.head.append(link);
  }
  const script = document.createElement('script');
  Object.assign(script, { src: main, integrity: integrity[main] ?? '' });
  document.head.append(script);
}
