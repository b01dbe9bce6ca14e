import {
  childrenOf,
  type HtmlElement,
  innerHtml,
  isElement,
  outerHtml,
  parseHtml,
  textOf,
} from '../../html/htmlTree.ts';
import type { Note } from '../record.ts';
import type { BlockSettings } from './blockSettings.ts';
import { cleanTree } from './cleanTree.ts';
import { type BodyPicture, captionBeside, isPicture, lineOf, pictureOf } from './media.ts';

/** A block that an export wrote. `caption` is HTML of one line, and that of a block without pictures; `content` is HTML. */
export type ExportedBlock = {
  type: 'block';
  settings: BlockSettings;
  title: string;
  pictures: readonly BodyPicture[];
  caption: string;
  content: string;
};

/**
 * Reads a block as `export/blockHtml.ts` writes it: title, pictures, link, and text. Whatever else somebody has put there since is
 * a part of its text.
 */
export function exportedBlock(section: HtmlElement, settings: BlockSettings): ExportedBlock & { notes: Note[] } {
  const notes: Note[] = [];
  const pictures: BodyPicture[] = [];
  const content: string[] = [];
  let title = '';
  let caption = '';
  for (const node of childrenOf(section)) {
    if (!isElement(node)) {
      if (textOf(node).trim() !== '') content.push(outerHtml(node));
    } else if (node.tagName === 'h2' && title === '' && content.length === 0) title = lineText(node);
    else if (node.tagName === 'figure') {
      const [picture] = childrenOf(node).filter(isElement).filter(isPicture);
      const found = picture ? captionBeside(picture, node, 1) : childrenOf(node).find(isElement);
      const line = found && isElement(found) ? lineOf(found) : '';
      if (picture) pictures.push({ ...pictureOf(picture), caption: line });
      else caption = line;
    } else if (isLink(node))
      notes.push({ outcome: 'changed', reason: 'The link of a block is a field of its own.', text: textOf(node) });
    else content.push(node.tagName === 'div' ? flatHtml(node) : outerHtml(node));
  }
  return { type: 'block', settings, title, pictures, caption, content: content.join('\n'), notes };
}

/** The content of an element, without elements that only group others. */
function flatHtml(node: HtmlElement): string {
  const root = parseHtml(innerHtml(node));
  cleanTree(root, false);
  return childrenOf(root).map(outerHtml).join('').trim();
}

function lineText(node: HtmlElement): string {
  return textOf(node).replace(/\s+/g, ' ').trim();
}

/** A paragraph that is a link and nothing else. */
function isLink(node: HtmlElement): boolean {
  const [only, ...others] = childrenOf(node);
  return node.tagName === 'p' && only !== undefined && isElement(only) && only.tagName === 'a' && others.length === 0;
}
