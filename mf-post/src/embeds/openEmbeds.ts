import { texts } from '../texts.ts';
import { clickedCard } from './clickedCard.ts';

/** Permissions of the frame. Its origin is another host, so `allow-same-origin` gives it no access to this page. */
const allowed = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms';

/**
 * Shows the content of a card in a frame after a click on its link. The link stays below the frame, for readers whose
 * connection does not reach the provider.
 * @param article element with the texts of a post, prepared by `withEmbeds`
 * @returns a function that stops listening
 */
export function openEmbeds(article: Element): () => void {
  const onClick = (event: Event) => {
    const figure = clickedCard(event);
    const address = figure?.dataset.frame;
    if (!figure || !address) return;
    event.preventDefault();
    const frame = frameOf(address, Number(figure.dataset.height));
    figure.prepend(frame);
    frame.focus();
    figure.querySelector('a > em')?.remove();
  };
  article.addEventListener('click', onClick);
  return () => article.removeEventListener('click', onClick);
}

function frameOf(address: string, height: number): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  const { host } = new URL(address);
  frame.title = texts.contentFrom(host.replace(/^(?:www|embed|open|w|platform)\./, ''));
  frame.height = String(height);
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.setAttribute('sandbox', allowed);
  frame.allow = 'fullscreen; encrypted-media; picture-in-picture';
  frame.src = address;
  return frame;
}
