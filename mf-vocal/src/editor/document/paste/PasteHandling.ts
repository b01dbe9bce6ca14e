import { handleError } from '@marquee/shared/page/handleError';
import { closeHistory } from '@tiptap/pm/history';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { vsCodeLanguage, vsCodeType } from './code/vsCode.ts';
import { docsSliceType } from './footnotes/docsSliceType.ts';
import type { LeftOut, Pasted } from './leftOut.ts';
import { loadPasteTools, pasteTools } from './loadPasteTools.ts';
import { ownHtml } from './ownHtml.ts';
import { type MarkdownText, type PasteReport, pasteKey, wordsIn } from './pasteState.ts';
import { WaitingPastes } from './WaitingPastes.ts';

/** Matches signs of Markdown. A text without any of them is not Markdown. */
const markdownSign = /[#*_`[\]|>~-]|^\s*\d+[.)]\s/m;

/** The paste or drop that the editor is inserting. */
type Arriving = {
  words: string;
  docsSlice: string;
  /** Text that may be Markdown. */
  text?: string;
  pasted?: Pasted;
};

/**
 * Reads what is pasted or dropped into the document. The code that cleans HTML of other programs loads on demand. A paste
 * that comes before is repeated when the code has loaded. Markdown is inserted as text, and then converted as a step of
 * its own, so that undo returns to the text.
 */
export class PasteHandling {
  #arriving: Arriving | null = null;
  readonly #waiting = new WaitingPastes();

  /** Called with each paste or drop before the editor reads it. @returns true if the editor must not read it */
  arrive(view: EditorView, event: Event, data: DataTransfer | null): boolean {
    this.#arriving = null;
    if (!data || !view.editable) return false;
    const html = data.getData('text/html');
    const code = vsCodeLanguage(data.getData(vsCodeType));
    const isInCode = view.state.selection.$from.parent.type.spec.code === true;
    if (!pasteTools() && !isInCode && (code?.isCode || (html !== '' && ownHtml(html) === null))) {
      event.preventDefault();
      void this.#repeatWhenLoaded(view, event, data);
      return true;
    }
    // A paste is undone by itself, without the words that were typed before.
    view.dispatch(closeHistory(view.state.tr));
    const words = data.getData('text/plain');
    const arriving: Arriving = { words, docsSlice: data.getData(docsSliceType) };
    this.#arriving = arriving;
    // Forgets a paste that the editor did not insert.
    queueMicrotask(() => {
      if (this.#arriving === arriving) this.#arriving = null;
    });
    if (!code || isInCode || event.type !== 'paste') return false;
    return this.#insertFromVsCode(view, event, arriving, code);
  }

  /**
   * Repeats a paste or drop at its place when the code for pasting has loaded. If the code does not load, inserts only the
   * words, at the caret.
   */
  async #repeatWhenLoaded(view: EditorView, event: Event, data: DataTransfer): Promise<void> {
    const texts = new Map(data.types.map((type) => [type, data.getData(type)]));
    const getData = (type: string) => texts.get(type) ?? '';
    const copy = { types: [...data.types], files: [...data.files], getData };
    const place = this.#waiting.add(view.state);
    const tools = await loadPasteTools().catch(() => null);
    if (view.isDestroyed || !tools) this.#waiting.end(place);
    if (view.isDestroyed) return;
    if (!tools) {
      view.pasteText(getData('text/plain'), new Event('paste') as ClipboardEvent);
      view.dispatch(view.state.tr.setMeta(pasteKey, { report: reportOf({ formatting: 1 }), markdown: null }));
      return;
    }
    // The pointer says where a drop goes.
    const isDrop = event instanceof MouseEvent;
    const again = isDrop ? new MouseEvent('drop', event) : new Event('paste', { bubbles: true, cancelable: true });
    Object.assign(again, { clipboardData: copy, dataTransfer: copy });
    const insert = () => void view.dom.dispatchEvent(again);
    this.#waiting.end(place, isDrop ? insert : () => tools.insertAtPlace(view, place, insert));
  }

  #insertFromVsCode(
    view: EditorView,
    event: Event,
    arriving: Arriving,
    { name, isCode }: { name: string; isCode: boolean },
  ): boolean {
    event.preventDefault();
    if (isCode) {
      arriving.pasted = pasteTools()?.pasteCode(arriving.words, name);
      view.pasteHTML(arriving.pasted?.html ?? '', event as ClipboardEvent);
    } else {
      arriving.text = arriving.words;
      view.pasteText(arriving.words, event as ClipboardEvent);
    }
    return true;
  }

  /** Returns the text to insert. @param isPlain true if the writer chose to paste without formatting */
  readText(text: string, isPlain: boolean): string {
    if (this.#arriving && !isPlain && markdownSign.test(text)) this.#arriving.text = text;
    return text;
  }

  /** Returns HTML that the document can have. */
  readHtml(html: string): string {
    const arriving = this.#arriving;
    if (arriving?.pasted) return arriving.pasted.html;
    const own = ownHtml(html);
    if (own !== null) return own;
    const pasted = cleanOrWords(html, arriving);
    if (arriving) arriving.pasted = pasted;
    return pasted.html;
  }

  /** Notes what a paste left out, and whether its text may be Markdown. Called after each change of the document. */
  afterInsertion(transactions: readonly Transaction[], state: EditorState): Transaction | null {
    for (const transaction of transactions) this.#waiting.follow(transaction);
    const paste = transactions.find((one) => ['paste', 'drop'].includes(one.getMeta('uiEvent')));
    const arriving = this.#arriving;
    if (!paste || !arriving) return null;
    this.#arriving = null;
    const range = paste.changedRange();
    const markdown: MarkdownText | null =
      arriving.text !== undefined && range ? { ...range, source: { text: arriving.text } } : null;
    const report = reportOf(arriving.pasted?.leftOut ?? {});
    return closeHistory(state.tr.setMeta(pasteKey, { report, markdown }));
  }

  /** Converts inserted text, unless the writer changes it while the converter loads. */
  async convert(view: EditorView, markdown: MarkdownText): Promise<void> {
    const words = wordsIn(view, markdown);
    const tools = await loadPasteTools().catch(() => null);
    await tools?.convertMarkdown(view, markdown.source, words, (pasted) => {
      this.#arriving = { words: '', docsSlice: '', pasted };
      view.pasteHTML(pasted.html, new Event('paste') as ClipboardEvent);
      this.#arriving = null;
    });
  }
}

/** Cleans HTML. HTML that cannot be read, or that is more than a post can have, becomes plain words. */
function cleanOrWords(html: string, arriving: Arriving | null): Pasted {
  try {
    const pasted = pasteTools()?.cleanPastedHtml(html, arriving?.docsSlice);
    if (pasted) return pasted;
  } catch (error) {
    // An uncaught error would let the browser insert the HTML as it is.
    handleError('A paste could not be read', error);
  }
  const page = document.implementation.createHTMLDocument();
  for (const line of (arriving?.words ?? '').split('\n')) page.body.appendChild(page.createElement('p')).append(line);
  return { html: page.body.innerHTML, leftOut: { formatting: 1 } };
}

function reportOf(leftOut: LeftOut): PasteReport | null {
  return Object.keys(leftOut).length > 0 ? { leftOut, isLastStep: true } : null;
}
