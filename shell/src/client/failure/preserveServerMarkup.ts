/** What the server wrote of a page, and where. */
export type PreservedPage = {
  /** Path and query. */
  address: string;
  markup: string;
  hasHeader: boolean;
};

/**
 * Puts what the server wrote of a page, inside the frame, into an element of its own, which does not change how it looks: React takes an
 * element over without looking at what is in it. To be called before the page is hydrated.
 */
export function preserveServerMarkup(document: Document, { pathname, search }: Location): PreservedPage {
  const main = document.getElementById('main');
  if (!main) throw new Error('Could not find the main element in page');
  const kept = document.createElement('div');
  kept.style.display = 'contents';
  kept.append(...main.childNodes);
  main.append(kept);
  return {
    address: pathname + search,
    markup: kept.innerHTML,
    hasHeader: document.querySelector('#app > header') !== null,
  };
}
