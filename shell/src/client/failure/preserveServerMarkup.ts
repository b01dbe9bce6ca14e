/** A page as the server rendered it, and its address. */
export type PreservedPage = {
  /** Path and query. */
  address: string;
  markup: string;
  hasHeader: boolean;
};

/**
 * Wraps the page that the server rendered, inside the frame, in an element that does not change how the page looks.
 * React hydrates this element without comparing its content. Call this function before hydration.
 */
export function preserveServerMarkup(document: Document, { pathname, search }: Location): PreservedPage {
  const main = document.getElementById('main');
  if (!main) throw new Error('Could not find the main element in page');
  const wrapper = document.createElement('div');
  wrapper.style.display = 'contents';
  wrapper.append(...main.childNodes);
  main.append(wrapper);
  return {
    address: pathname + search,
    markup: wrapper.innerHTML,
    hasHeader: document.querySelector('#app > header') !== null,
  };
}
