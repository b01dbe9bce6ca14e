import { markdownHtml } from '@marquee/shared/markdown/markdownHtml';
import { bracketed, withoutBrackets } from '@marquee/shared/posts/footnoteText';
import TurndownService from 'turndown';
import { childrenOf, isPhrasing, outerHtml, parseHtml } from '../html/htmlTree.ts';
import { canonicalHtml } from './canonicalHtml.ts';
import { isGfmTable, tableMarkdown } from './tableMarkdown.ts';
import { withoutBlankLines } from './withoutBlankLines.ts';

/** Elements without a Markdown syntax, which stay HTML. */
const htmlElements = 'abbr aside caption cite del dl figure iframe ins mark small span sub sup table u'.split(' ');

/** A stored footnote. A note has no other `span`. */
const footnote = /<span role="doc-footnote">([\s\S]*?)<\/span>/g;
/**
 * Matches the number of a footnote between characters for private use. Such a mark stands for the footnote, because
 * Turndown would move the space at the start of a note.
 */
const noteMark = /\ue000(\d+)\ue001/g;

/** Node of Turndown's parser. */
type TurndownNode = { nodeName: string; outerHTML: string; hasAttribute(name: string): boolean };

/** Converts the texts of one post to Markdown. The footnotes of all texts are numbered in turn, because they are in one file. */
export class TextMarkdown {
  readonly #turndown = newTurndown((html) => this.#withNotes(html));
  /** Words of the footnotes of the text that is being written, by their numbers. */
  #words = new Map<number, string>();
  #count = 0;

  /**
   * Converts a text of a post to Markdown. A block stays HTML if Markdown would change its meaning or lose words or
   * elements.
   * @param html sanitized
   */
  write(html: string): string {
    const before = this.#count;
    this.#words = new Map();
    const marked = html.replace(footnote, (_all, words: string) => this.#mark(words));
    const blocks = topLevel(marked).map((block) => this.#block(block));
    const text = blocks.flatMap((block, place) => (isSameList(blocks[place - 1], block) ? [listEnd, block] : [block]));
    const markdown = this.#withDefinitions(text.join('\n\n'));
    if (isSame(markdown, html)) return markdown;
    this.#count = before;
    return `<div>\n${withoutBlankLines(html)}\n</div>`;
  }

  #block(html: string): string {
    const markdown = this.#turndown.turndown(html).trim();
    const isWhole = isSame(this.#withDefinitions(markdown), this.#withNotes(html));
    return isWhole ? markdown : this.#withNotes(withoutBlankLines(html));
  }

  /** Replaces the marks of footnotes in a text by references, and appends the footnotes. */
  #withDefinitions(text: string): string {
    const numbers = [...text.matchAll(noteMark)].map(([, number]) => Number(number));
    const definitions = numbers.map((number) => `[^${number}]: ${this.#line(this.#words.get(number) ?? '')}`);
    return [text.replace(noteMark, '[^$1]'), ...definitions].join('\n\n');
  }

  #mark(words: string): string {
    this.#count += 1;
    this.#words.set(this.#count, withoutBrackets(words));
    return `\ue000${this.#count}\ue001`;
  }

  /** Replaces the marks of footnotes by the footnotes, for HTML that stays HTML. */
  #withNotes(html: string): string {
    return html.replace(
      noteMark,
      (_all, number) => `<span role="doc-footnote">${bracketed(this.#words.get(Number(number)) ?? '')}</span>`,
    );
  }

  /** A line of Markdown for HTML without paragraphs. */
  #line(html: string): string {
    return this.#turndown
      .turndown(html)
      .replace(/ *\n\s*/g, '<br>')
      .trim();
  }
}

function isSame(markdown: string, html: string): boolean {
  return canonicalHtml(markdownHtml(markdown)) === canonicalHtml(html);
}

/** Ends a list, so that the next one is a list of its own. */
const listEnd = '<!-- -->';

function isSameList(before: string | undefined, block: string): boolean {
  const signOf = (text = '') => /^(?:- |\d+\. )/.exec(text)?.[0].replace(/\d/g, '');
  return signOf(block) !== undefined && signOf(before) === signOf(block);
}

/** Returns the blocks of a text. Words between two blocks are a block, too. */
function topLevel(html: string): string[] {
  const blocks: string[] = [];
  let line = '';
  for (const node of childrenOf(parseHtml(html))) {
    if (isPhrasing(node)) line += outerHtml(node);
    else {
      blocks.push(line, outerHtml(node));
      line = '';
    }
  }
  return [...blocks, line].filter((block) => block.trim() !== '');
}

/** Makes the converter. @param withNotes puts the footnotes into HTML that stays HTML */
function newTurndown(withNotes: (html: string) => string): TurndownService {
  const turndown = new TurndownService({
    ...{ headingStyle: 'atx', hr: '---', bulletListMarker: '-', codeBlockStyle: 'fenced', emDelimiter: '*' },
  });
  const escapeMarkdown = turndown.escape.bind(turndown);
  // Turndown does not escape HTML characters.
  turndown.escape = (text) =>
    escapeMarkdown(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('~', '\\~');
  turndown.addRule('struck', { filter: 's', replacement: (content) => (content ? `~~${content}~~` : '') });
  turndown.addRule('html', {
    filter: (node: TurndownNode) => staysHtml(node) || node.hasAttribute('reversed'),
    replacement: (content: string, node: TurndownNode) => {
      if (isInline(node.nodeName)) return inlineHtml(node, content);
      if (/^<aside role="note">/.test(node.outerHTML)) return calloutMarkdown(content);
      if (isGfmTable(node.outerHTML))
        return `\n\n${tableMarkdown(node.outerHTML, (cell) => turndown.turndown(cell))}\n\n`;
      return `\n\n${withNotes(withoutBlankLines(node.outerHTML))}\n\n`;
    },
  });
  return turndown;
}

/** Writes a callout as an alert of GitHub, which other programs show as a quotation. */
function calloutMarkdown(content: string): string {
  const lines = ['[!NOTE]', ...content.trim().split('\n')];
  return `\n\n${lines.map((line) => `> ${line}`.trimEnd()).join('\n')}\n\n`;
}

function staysHtml({ nodeName }: Pick<TurndownNode, 'nodeName'>): boolean {
  return htmlElements.includes(nodeName.toLowerCase());
}

function isInline(name: string): boolean {
  return staysHtml({ nodeName: name }) && !/^(?:aside|caption|dl|figure|iframe|table)$/i.test(name);
}

/** Writes an element within a line. Markdown reads its content as Markdown, because both tags are in one line. */
function inlineHtml({ outerHTML, nodeName }: TurndownNode, content: string): string {
  const [open = ''] = /^<[^>]*>/.exec(outerHTML) ?? [];
  return `${open}${content}</${nodeName.toLowerCase()}>`;
}
