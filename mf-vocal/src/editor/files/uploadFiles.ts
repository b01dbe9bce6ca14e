import { token } from '@marquee/shared';
import { type UploadedFile, uploadLimits } from '@marquee/shared/domain';
import { fileName, fileSizeText, postFileAddress } from '@marquee/shared/posts/postFile';
import { upload } from '@marquee/shared/transport/upload';
import type { Editor } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { fileTexts } from './fileTexts.ts';

type Step = { add?: { position: number; line: UploadLine }; remove?: UploadLine };

const key = new PluginKey<DecorationSet>('uploadFiles');

/** Keeps the lines of uploads where they began, while the writer goes on with the text. */
const uploadLines = () =>
  new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply(transaction, before) {
        const { add, remove }: Step = transaction.getMeta(key) ?? {};
        let now = before.map(transaction.mapping, transaction.doc);
        if (remove) now = now.remove(now.find(undefined, undefined, ({ line }) => line === remove));
        if (!add) return now;
        const options = { line: add.line, ignoreSelection: true, stopEvent: () => true };
        return now.add(transaction.doc, [Decoration.widget(add.position, add.line.element, options)]);
      },
    },
    props: { decorations: (state) => key.getState(state) },
  });

/** Uploads files, one after the other, and adds each at the position once it is stored. */
export function uploadFiles(editor: Editor, files: readonly File[], position: number): void {
  if (!key.getState(editor.state)) editor.registerPlugin(uploadLines());
  const { doc } = editor.state;
  const $place = doc.resolve(Math.min(position, doc.content.size));
  const place = $place.depth === 0 ? $place.pos : $place.after(1);
  let before: Promise<unknown> = Promise.resolve();
  for (const file of files) {
    const line = new UploadLine(editor, file);
    editor.view.dispatch(editor.state.tr.setMeta(key, { add: { position: place, line } } satisfies Step));
    before = before.then(() => line.send());
  }
}

/** Styles of the lines. A script sets them, so that they load with the first upload. */
const lineStyle = `display: flex; flex-wrap: wrap; align-items: center; gap: ${token('space2')} ${token('space3')};
  padding: ${token('space3')} ${token('space4')}; border: 1px dashed ${token('lineStrong')};
  border-radius: ${token('radius')}; font-family: ${token('fontBody')}; font-size: ${token('textMd')};
  line-height: 1.4; white-space: normal`;
const buttonStyle = `min-block-size: 2.75rem; padding-inline: ${token('space3')}; border: 1px solid ${token('line')};
  border-radius: ${token('radius')}; background: ${token('paper')}; color: inherit; font: inherit; cursor: pointer`;

/** The line that shows one upload. It becomes the file, or says why there is none. */
class UploadLine {
  readonly element = document.createElement('div');
  readonly #editor: Editor;
  readonly #file: File;
  readonly #ended = new AbortController();

  constructor(editor: Editor, file: File) {
    this.#editor = editor;
    this.#file = file;
    this.element.className = 'uploading';
    this.element.style.cssText = lineStyle;
    this.element.contentEditable = 'false';
    this.element.lang = 'en';
    editor.on('destroy', () => this.#ended.abort());
    this.#show('status', fileTexts.uploading(this.#name));
  }

  get #name(): string {
    return fileName(this.#file.name);
  }

  async send(): Promise<void> {
    if (this.#ended.signal.aborted) return;
    if (this.#file.size > uploadLimits.bytes) {
      this.#show('alert', fileTexts.tooLarge(this.#name));
      return;
    }
    this.#show(
      'status',
      fileTexts.uploading(this.#name),
      this.#button(fileTexts.cancel, () => this.#remove()),
    );
    const form = new FormData();
    form.append('file', this.#file);
    try {
      const { signal } = this.#ended;
      const { file } = await upload<{ file: UploadedFile }>('/api/vocal/files', form, { signal });
      this.#place(file);
    } catch (error) {
      if (!this.#ended.signal.aborted) this.#fail(error);
    }
  }

  #place({ public_id: publicId, bytes }: UploadedFile): void {
    const { state, view, isEditable, isDestroyed } = this.#editor;
    if (isDestroyed) return;
    const [found] = key.getState(state)?.find(undefined, undefined, ({ line }) => line === this) ?? [];
    const { file, paragraph } = state.schema.nodes;
    if (!found || !file || !paragraph) return;
    if (!isEditable) {
      this.#fail(null);
      return;
    }
    const name = this.#name;
    const node = file.create({ href: postFileAddress({ publicId, name }), name, size: fileSizeText(bytes) });
    const { from } = found;
    const isLast = from === state.doc.content.size;
    const before = state.doc.resolve(from).nodeBefore;
    const isEmptyLine = before?.type === paragraph && before.childCount === 0;
    const start = isEmptyLine ? from - before.nodeSize : from;
    const { tr } = state;
    tr.replaceWith(start, from, isLast ? [node, paragraph.create()] : node);
    view.dispatch(tr.setMeta(key, { remove: this } satisfies Step));
  }

  #fail(error: unknown): void {
    const problem = error instanceof Error && 'problem' in error ? error.problem : null;
    const isFromApi = typeof problem === 'object' && problem !== null && 'error' in problem;
    const reason = isFromApi ? String(problem.error) : fileTexts.failed;
    const retry = this.#button(fileTexts.tryAgain, () => void this.send());
    this.#show('alert', `${this.#name}: ${reason}`, retry);
  }

  #show(role: 'status' | 'alert', text: string, button?: HTMLButtonElement): void {
    const words = document.createElement('p');
    words.setAttribute('role', role);
    words.textContent = text;
    words.style.cssText = 'flex: 1 1 12em; margin: 0';
    const remove = role === 'alert' ? [this.#button(fileTexts.remove, () => this.#remove())] : [];
    this.element.replaceChildren(words, ...(button ? [button] : []), ...remove);
  }

  #button(label: string, onClick: () => void): HTMLButtonElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    button.style.cssText = buttonStyle;
    button.addEventListener('click', onClick);
    return button;
  }

  #remove(): void {
    this.#ended.abort();
    this.#editor.view.dispatch(this.#editor.state.tr.setMeta(key, { remove: this } satisfies Step));
    this.#editor.commands.focus();
  }
}
