import type { Token, TokenizerAndRendererExtension } from 'marked';
import { bracketed } from '../posts/footnoteText.ts';

const definitionStart = /^ {0,3}\[\^([^\]\s]{1,100})\]:[ \t]*/;
const anyDefinitionStart = /^ {0,3}\[\^[^\]\s]{1,100}\]:/m;
const reference = /^\[\^([^\]\s]{1,100})\]/;
/** A further paragraph of a note is indented. */
const indented = /^(?: {2,}|\t)/;
/** Lines that end a paragraph without a blank line before them. */
const otherBlock = /^ {0,3}(?:#{1,6}\s|`{3}|~{3}|>|[-*+]\s|\d{1,9}[.)]\s|\[\^[^\]\s]{1,100}\]:)/;
const blankLine = /\n[^\S\n]*\n/;

/** Maximum number of references that repeat the words of one note, and maximum length of a repeated note. */
const maxRepeats = 20;
const maxRepeatedLength = 2_000;

type Note = { tokens: Token[]; source: string; references: number };

/**
 * Footnotes of one Markdown text, for marked. Joins the paragraphs of a note to one line. A reference without a note,
 * and a note without a reference, stay as they are written.
 */
export class MarkdownFootnotes {
  readonly #notes = new Map<string, Note>();
  #isInNote = false;

  get extensions(): TokenizerAndRendererExtension[] {
    const notes = this.#notes;
    return [
      {
        name: 'footnoteDefinition',
        level: 'block',
        start: definitionInParagraph,
        tokenizer(source) {
          const id = definitionStart.exec(source)?.[1];
          if (id === undefined || notes.has(id)) return undefined;
          const raw = definitionAt(source);
          const note: Note = { tokens: [], source: textOf(raw), references: 0 };
          notes.set(id, note);
          // Marked reads the queue after all blocks, when it knows the addresses of reference links.
          this.lexer.inline(note.source, note.tokens);
          return { type: 'footnoteDefinition', raw, id };
        },
        renderer: ({ raw, id }) => {
          const isUsed = (notes.get(id)?.references ?? 0) > 0;
          return isUsed ? '' : `<p>${escapeHtml(raw.trim())}</p>\n`;
        },
      },
      {
        name: 'footnoteReference',
        level: 'inline',
        start: (source) => (notes.size === 0 ? -1 : source.indexOf('[^')),
        tokenizer(source) {
          // Marked gives the text of a link without the backslashes before its brackets.
          if (this.lexer.state.inLink) return undefined;
          const [raw, id] = reference.exec(source) ?? [];
          const note = id === undefined ? undefined : notes.get(id);
          if (raw === undefined || !note?.source) return undefined;
          note.references += 1;
          const isRepeated = note.references > 1;
          if (isRepeated && (note.references > maxRepeats || note.source.length > maxRepeatedLength)) return undefined;
          return { type: 'footnoteReference', raw, id };
        },
        renderer: this.#referenceRenderer(),
      },
    ];
  }

  #referenceRenderer() {
    const owner = this;
    return function render(
      this: { parser: { parseInline(tokens: Token[]): string } },
      { raw, id }: { raw: string; id?: string },
    ): string {
      const note = owner.#notes.get(id ?? '');
      // A note cannot have a note.
      if (!note || owner.#isInNote) return escapeHtml(raw);
      owner.#isInNote = true;
      try {
        return `<span role="doc-footnote">${bracketed(this.parser.parseInline(note.tokens))}</span>`;
      } finally {
        owner.#isInNote = false;
      }
    };
  }
}

/**
 * Place of the next definition in a paragraph. Marked asks for each paragraph, so the search ends with the paragraph. A
 * search to the end of the text would take time that grows with the square of its length.
 */
function definitionInParagraph(source: string): number {
  const end = blankLine.exec(source)?.index ?? source.length;
  return source.slice(0, end).search(anyDefinitionStart);
}

/** The lines of the definition at the start of a text, with its further paragraphs. */
function definitionAt(source: string): string {
  let end = endOfLine(source, 0);
  let isAfterBlank = false;
  for (let start = end; start < source.length; ) {
    const next = endOfLine(source, start);
    const line = source.slice(start, next);
    if (line.trim() === '') isAfterBlank = true;
    else {
      if (isAfterBlank ? !indented.test(line) : otherBlock.test(line)) break;
      isAfterBlank = false;
      end = next;
    }
    start = next;
  }
  return source.slice(0, end);
}

/** Place after the line break of the line at a place. */
function endOfLine(source: string, start: number): number {
  const end = source.indexOf('\n', start);
  return end < 0 ? source.length : end + 1;
}

/** The words of a definition in one line. */
function textOf(raw: string): string {
  return raw.replace(definitionStart, '').replace(/\s+/g, ' ').trim();
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
