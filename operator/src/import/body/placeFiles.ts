import { posix } from 'node:path';
import { cleanShownText } from '@marquee/shared/domain';
import { fileName, fileSizeText, maxFileNameLength, postFileAddress } from '@marquee/shared/posts/postFile';
import {
  append,
  attributeOf,
  childrenOf,
  createElement,
  descendants,
  type HtmlElement,
  hasClass,
  isElement,
  type Parent,
  replace,
  textOf,
} from '../../html/htmlTree.ts';
import type { Note } from '../record.ts';
import { cutAtWord } from './cutAtWord.ts';
import { cardElement, isCard } from './linkCard.ts';

/** A PDF of the network, or the reason for its absence. */
export type FoundFile = { file: { publicId: string; bytes: number } } | { missing: string };
export type FindFile = (address: string) => Promise<FoundFile>;

/** Address, name and caption of a file that an imported body shows on a line of its own. */
type FileBlock = { address: string; name: string; caption?: HtmlElement };

/**
 * Replaces blocks of files by cards of stored PDFs, and addresses of PDFs beside the post by addresses of the network. A
 * file that is no PDF, too large or missing stays a link, with a note.
 * @param root is changed
 */
export async function placeFiles(root: Parent, find: FindFile): Promise<Note[]> {
  const notes: Note[] = [];
  const done = new Set<HtmlElement>();
  for (const element of descendants(root)) {
    if (done.has(element)) continue;
    const block = fileBlockOf(element, root);
    const address = block?.address ?? addressBeside(element);
    if (!address) continue;
    if (block) for (const inside of descendants(element)) done.add(inside);
    const found = await find(address);
    if ('missing' in found) {
      notes.push({ outcome: 'lost', reason: missingReason(address, found.missing), text: '' });
      continue;
    }
    const own = ownName(address);
    const { publicId, bytes } = found.file;
    const href = postFileAddress({ publicId, name: own });
    if (!block) {
      for (const attribute of element.attrs) if (attribute.name === 'href') attribute.value = href;
      continue;
    }
    const name = cutAtWord(cleanShownText(block.name.replace(/\s+/g, ' ')), maxFileNameLength);
    const card = cardElement(href, name || own, fileSizeText(bytes));
    const shown = block.caption ? [card, paragraphOf(block.caption)] : [card];
    notes.push(...changedWords(element, shown));
    replace(element, shown);
  }
  return notes;
}

function fileBlockOf(element: HtmlElement, root: Parent): FileBlock | undefined {
  if (hasClass(element, 'wp-block-file')) return wordpressFile(element);
  if (hasClass(element, 'kg-file-card')) return ghostFile(element);
  const [link, ...others] = childrenOf(element).filter((node) => isElement(node) || textOf(node).trim() !== '');
  if (!link || !isElement(link) || others.length > 0) return undefined;
  const address = addressBeside(link);
  if (!address) return undefined;
  const [title] = isCard(element) ? descendants(link).filter(({ tagName }) => tagName === 'strong') : [];
  if (title) return { address, name: textOf(title) };
  return element.tagName === 'p' && element.parentNode === root ? { address, name: textOf(link) } : undefined;
}

/** Reads the block "File" of WordPress: a link with the name, perhaps to a page about the file, and a button. */
function wordpressFile(block: HtmlElement): FileBlock | undefined {
  const links = descendants(block).filter(({ tagName }) => tagName === 'a');
  const isButton = (link: HtmlElement) => hasClass(link, 'wp-block-file__button');
  const link = links.find(isButton) ?? links[0];
  const named = links.find((one) => !isButton(one));
  return link && { address: attributeOf(link, 'href').trim(), name: named ? textOf(named) : '' };
}

/** Reads a file card of Ghost: a link around boxes for title, caption, file name and size. */
function ghostFile(card: HtmlElement): FileBlock | undefined {
  const parts = descendants(card);
  const part = (name: string) => parts.find((one) => hasClass(one, `kg-file-card-${name}`));
  const link = parts.find(({ tagName, attrs }) => tagName === 'a' && attrs.some(({ name }) => name === 'href'));
  const title = part('title');
  const caption = part('caption');
  const isCaptioned = caption && textOf(caption).trim() !== '';
  return (
    link && {
      address: attributeOf(link, 'href').trim(),
      name: title ? textOf(title) : '',
      ...(isCaptioned && { caption }),
    }
  );
}

/** Returns the address of a link to a PDF at the place of the post, such as `menu.pdf`. Empty for other elements. */
function addressBeside(element: HtmlElement): string {
  if (element.tagName !== 'a') return '';
  const address = attributeOf(element, 'href').trim();
  const isBeside = !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address);
  return isBeside && /\.pdf$/i.test(URL.parse(address, 'https://source.invalid/')?.pathname ?? '') ? address : '';
}

/** Returns the name at the end of an address. */
function ownName(address: string): string {
  const name = posix.basename(URL.parse(address, 'https://source.invalid/')?.pathname ?? '');
  try {
    return fileName(decodeURIComponent(name));
  } catch {
    return fileName(name);
  }
}

function paragraphOf(caption: HtmlElement): HtmlElement {
  const paragraph = createElement('p');
  for (const node of childrenOf(caption)) append(paragraph, node);
  return paragraph;
}

/** Makes a note if a card has other words than its source, such as another size. */
function changedWords(before: HtmlElement, after: readonly HtmlElement[]): Note[] {
  const lineOf = (text: string) => text.replace(/\s+/g, ' ').trim();
  const [text, added] = [lineOf(textOf(before)), lineOf(after.map(textOf).join(' '))];
  return text === added ? [] : [{ outcome: 'changed', reason: 'The file became a card.', text, added }];
}

function missingReason(address: string, why: string): string {
  return `The file ${address.slice(0, 500)} is not in the post: ${why} Its link stays.`;
}
