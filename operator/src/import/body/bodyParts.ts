import { videoEmbed } from '@marquee/api/acts/posts.ts';
import {
  append,
  attributeOf,
  childrenOf,
  createElement,
  createText,
  descendants,
  type HtmlElement,
  type HtmlNode,
  isElement,
  isPhrasing,
  isText,
  outerHtml,
  type Parent,
  replace,
  textOf,
} from '../../html/htmlTree.ts';
import type { Note } from '../record.ts';
import { blockSettingsOf } from './blockSettings.ts';
import { cleanTree, isContainer } from './cleanTree.ts';
import { type ExportedBlock, exportedBlock } from './exportedBlock.ts';
import { isCard } from './linkCard.ts';
import {
  type BodyPicture,
  beginsWithMedia,
  captionBeside,
  isMedia,
  isPicture,
  linesOf,
  pictureOf,
  removeMedia,
} from './media.ts';

/** A part of a body. Its HTML is not sanitized yet. */
export type BodyPart =
  | { type: 'text'; html: string }
  | { type: 'pictures'; pictures: readonly BodyPicture[] }
  | { type: 'video'; link: string }
  | ExportedBlock;

/** Maximum characters and elements of one text, less than half of the sanitizer's limits. */
const maxTextLength = 120_000;
const maxElements = 4_000;

/**
 * Splits a body into texts, pictures and videos in order. Each word is once in the parts or in the notes.
 * @param root the HTML of the body, which is changed
 */
export function bodyParts(root: Parent, hasLineParagraphs: boolean): { parts: BodyPart[]; notes: Note[] } {
  const notes = cleanTree(root);
  const reading = new BodyReading(hasLineParagraphs, notes);
  reading.flow(childrenOf(root));
  reading.endText();
  return { parts: reading.parts, notes };
}

class BodyReading {
  readonly parts: BodyPart[] = [];
  readonly #hasLineParagraphs: boolean;
  readonly #notes: Note[];
  #html: string[] = [];
  #length = 0;
  #elements = 0;
  #line: HtmlElement | undefined;

  constructor(hasLineParagraphs: boolean, notes: Note[]) {
    this.#hasLineParagraphs = hasLineParagraphs;
    this.#notes = notes;
  }

  /** Reads consecutive nodes. */
  flow(nodes: readonly HtmlNode[]): void {
    for (const node of [...nodes]) {
      if (isText(node)) this.#text(node.value);
      else if (!isElement(node)) continue;
      else if (node.tagName === 'br') this.#inline(node);
      else if (isMedia(node)) this.#media([node]);
      else if (isPhrasing(node)) this.#phrase(node);
      else if (isCard(node)) this.#card(node);
      else if (node.tagName === 'figure' || isGallery(node)) this.#figure(node);
      else if (isContainer(node)) this.#container(node);
      else this.#block(node);
    }
    this.#endLine();
  }

  endText(): void {
    this.#endLine();
    if (this.#html.length > 0) this.parts.push({ type: 'text', html: this.#html.join('\n') });
    this.#html = [];
    this.#length = 0;
    this.#elements = 0;
  }

  #text(value: string): void {
    if (!this.#hasLineParagraphs) {
      if (this.#line || value.trim() !== '') this.#inline(createText(value));
      return;
    }
    for (const [index, paragraph] of value.split(/\n[^\S\n]*\n\s*/).entries()) {
      if (index > 0) this.#endLine();
      for (const [number, line] of paragraph.split('\n').entries()) {
        if (number > 0 && this.#line) this.#inline(createElement('br'));
        if (this.#line || line.trim() !== '') this.#inline(createText(line));
      }
    }
  }

  /** Reads an inline element. Its pictures follow the line. */
  #phrase(node: HtmlElement): void {
    const media = removeMedia(node);
    if (media.length === 0 || textOf(node).trim() !== '') this.#inline(node);
    if (media.length > 0) this.#media(media);
  }

  #inline(node: HtmlNode): void {
    this.#line ??= createElement('p');
    append(this.#line, node);
  }

  #endLine(): void {
    const line = this.#line;
    this.#line = undefined;
    if (!line || textOf(line).trim() === '') return;
    const link = textOf(line).trim();
    if (/^https?:\/\/\S+$/.test(link) && videoEmbed(link, 'Video')) this.#videoOfAddress(link);
    else this.#push(line);
  }

  #block(node: HtmlElement): void {
    this.#endLine();
    const isMediaFirst = beginsWithMedia(node);
    const media = removeMedia(node);
    const text = textOf(node).trim();
    const isLink = node.tagName === 'p' && /^https?:\/\/\S+$/.test(text) && videoEmbed(text, 'Video') !== undefined;
    if (isMediaFirst) this.#media(media);
    if (isLink) this.#videoOfAddress(text);
    else if (text !== '' || node.tagName === 'hr') this.#push(node);
    if (!isMediaFirst) this.#media(media);
  }

  #push(node: HtmlElement): void {
    const html = outerHtml(node);
    const elements = html.match(/<[a-z]/gi)?.length ?? 0;
    if (this.#length + html.length > maxTextLength || this.#elements + elements > maxElements) this.endText();
    this.#html.push(html);
    this.#length += html.length;
    this.#elements += elements;
  }

  #videoOfAddress(link: string): void {
    this.#notes.push({ outcome: 'changed', reason: 'The address of a video became a player.', text: link });
    this.#part({ type: 'video', link });
  }

  #card(node: HtmlElement): void {
    this.#endLine();
    this.#push(node);
  }

  /** Reads a figure or gallery with one or more pictures and their captions. */
  #figure(node: HtmlElement): void {
    this.#endLine();
    const pictures = descendants(node).filter(isPicture);
    if (pictures.length > 0) {
      const captions = new Map(pictures.map((picture) => [picture, captionBeside(picture, node, pictures.length)]));
      const taken = new Set([...captions.values()].filter((caption) => caption !== undefined));
      const found = pictures.map((picture) => {
        const caption = captions.get(picture);
        return { ...pictureOf(picture), ...linesOf(caption) };
      });
      for (const one of [...pictures, ...taken]) replace(one, []);
      this.#pictures(found);
    }
    this.flow(childrenOf(node));
  }

  #container(node: HtmlElement): void {
    this.#endLine();
    const settings = blockSettingsOf(node);
    if (settings) {
      const { notes, ...block } = exportedBlock(node, settings);
      this.#notes.push(...notes);
      this.#part(block);
    } else this.flow(childrenOf(node));
    this.#endLine();
  }

  #media(media: readonly HtmlElement[]): void {
    for (const element of media) {
      if (isPicture(element)) this.#pictures([{ ...pictureOf(element), ...linesOf(undefined) }]);
      else this.#part({ type: 'video', link: attributeOf(element, 'data-link') });
    }
  }

  #pictures(pictures: BodyPicture[]): void {
    this.#part({ type: 'pictures', pictures });
  }

  #part(part: BodyPart): void {
    this.endText();
    this.parts.push(part);
  }
}

function isGallery(element: HtmlElement): boolean {
  return isContainer(element) && /(?:^|[\s-])gallery(?:\s|$)/.test(attributeOf(element, 'class'));
}
