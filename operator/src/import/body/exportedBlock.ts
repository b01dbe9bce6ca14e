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
import { type BodyPicture, type CaptionLines, captionBeside, isPicture, linesOf, pictureOf } from './media.ts';

/**
 * A block from an export. Caption and credit are also used for blocks without pictures. `content` is HTML.
 */
export type ExportedBlock = CaptionLines & {
  type: 'block';
  settings: BlockSettings;
  title: string;
  pictures: readonly BodyPicture[];
  content: string;
};

/**
 * Reads a block in the format of `export/blockHtml.ts`: title, pictures, link, and text. Content that was added later
 * becomes part of the block's text.
 */
export function exportedBlock(section: HtmlElement, settings: BlockSettings): ExportedBlock & { notes: Note[] } {
  const notes: Note[] = [];
  const pictures: BodyPicture[] = [];
  const content: string[] = [];
  let title = '';
  let lines = linesOf(undefined);
  for (const node of childrenOf(section)) {
    if (!isElement(node)) {
      if (textOf(node).trim() !== '') content.push(outerHtml(node));
    } else if (node.tagName === 'h2' && title === '' && content.length === 0) title = lineText(node);
    else if (node.tagName === 'figure') {
      const [picture] = childrenOf(node).filter(isElement).filter(isPicture);
      const found = picture ? captionBeside(picture, node, 1) : childrenOf(node).find(isElement);
      const own = linesOf(found && isElement(found) ? found : undefined);
      if (picture) pictures.push({ ...pictureOf(picture), ...own });
      else lines = own;
    } else if (isLink(node))
      notes.push({
        outcome: 'changed',
        reason: 'The link of a block became a field of the block.',
        text: textOf(node),
      });
    else content.push(node.tagName === 'div' ? flatHtml(node) : outerHtml(node));
  }
  return { type: 'block', settings, title, pictures, ...lines, content: content.join('\n'), notes };
}

/** Returns the content of an element without elements that only group others. */
function flatHtml(node: HtmlElement): string {
  const root = parseHtml(innerHtml(node));
  cleanTree(root, false);
  return childrenOf(root).map(outerHtml).join('').trim();
}

function lineText(node: HtmlElement): string {
  return textOf(node).replace(/\s+/g, ' ').trim();
}

/** Checks whether an element is a paragraph that only contains a link. */
function isLink(node: HtmlElement): boolean {
  const [only, ...others] = childrenOf(node);
  return node.tagName === 'p' && only !== undefined && isElement(only) && only.tagName === 'a' && others.length === 0;
}
