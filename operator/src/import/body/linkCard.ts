import { videoPlayerOf } from '@marquee/shared/domain';
import {
  append,
  attributeOf,
  childrenOf,
  createElement,
  createText,
  descendants,
  type HtmlElement,
  hasClass,
  isElement,
  textOf,
} from '../../html/htmlTree.ts';

/** Checks whether an element is a card of an address, as the editor writes it. */
export function isCard(element: HtmlElement): boolean {
  return element.tagName === 'figure' && hasClass(element, 'embed');
}

/**
 * Makes a card of a figure from one of our exports, or from the block "Embed" of WordPress, which contains an address.
 * The picture of an exported card is at the former network, so the new card has no picture.
 * @returns undefined for other elements, and for the address of a video, which becomes a player
 */
export function cardOf(figure: HtmlElement): HtmlElement | undefined {
  if (isCard(figure)) {
    const link = childrenOf(figure).filter(isElement)[0];
    const [title] = descendants(figure).filter(({ tagName }) => tagName === 'strong');
    const address = link ? attributeOf(link, 'href') : '';
    return newCard(address, title ? textOf(title) : '');
  }
  return figure.tagName === 'figure' && hasClass(figure, 'wp-block-embed')
    ? newCard(textOf(figure).trim(), '')
    : undefined;
}

/** Makes a card. @returns undefined for a text that is no address of a page, and for the address of a video */
export function newCard(address: string, title: string): HtmlElement | undefined {
  const page = /^https?:\/\/\S{1,2000}$/i.test(address) ? URL.parse(address) : null;
  if (!page || videoPlayerOf(address)) return undefined;
  return cardElement(address, title.trim() || address, page.host.replace(/^www\./, ''));
}

/** Makes the element of a card, as the editor writes it. */
export function cardElement(address: string, title: string, small: string): HtmlElement {
  const [card, link, name, below] = ['figure', 'a', 'strong', 'small'].map((tag) => createElement(tag)) as [
    HtmlElement,
    HtmlElement,
    HtmlElement,
    HtmlElement,
  ];
  card.attrs.push({ name: 'class', value: 'embed' });
  link.attrs.push({ name: 'href', value: address });
  append(name, createText(title));
  append(below, createText(small));
  for (const part of [name, createText(' '), below]) append(link, part);
  append(card, link);
  return card;
}
