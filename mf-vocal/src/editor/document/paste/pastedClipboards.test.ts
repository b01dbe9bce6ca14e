import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { type ClipboardTypes, type OpenDocument, openDocument, settled } from '../testing/pasteInto.ts';
import { vsCodeType } from './code/vsCode.ts';
import { type PastedClipboard, pastedClipboards, programs } from './fixtures/pastedClipboards.ts';
import { docsSliceType } from './footnotes/docsSliceType.ts';
import { loadPasteTools } from './loadPasteTools.ts';

/** Files of a clipboard, by the type of their data. */
const files = {
  'text/html': 'clipboard.html',
  'text/plain': 'clipboard.txt',
  [docsSliceType]: 'docs-slice.json',
  [vsCodeType]: 'vscode-editor-data.json',
};

const folderOf = ({ program, name }: PastedClipboard) => join(__dirname, 'fixtures', program, name);

function read(clipboard: PastedClipboard): ClipboardTypes {
  return Object.fromEntries(
    Object.entries(files).flatMap(([type, file]) => {
      const path = join(folderOf(clipboard), file);
      return existsSync(path) ? [[type, readFileSync(path, 'utf8').replace(/\n$/, '')]] : [];
    }),
  );
}

let opened: OpenDocument | undefined;
afterEach(() => opened?.editor.destroy());

beforeAll(async () => void (await loadPasteTools()));

describe('a clipboard', () => {
  test.each(pastedClipboards.map((one) => [`${one.program}/${one.name}`, one] as const))(
    '%s becomes a document, and says what it left out',
    async (_name, clipboard) => {
      opened = openDocument();
      opened.paste(read(clipboard));
      await settled();
      expect(opened.leftOut() ?? {}).toEqual(clipboard.leftOut);
      expect(`${opened.document()}\n`).toBe(readFileSync(join(folderOf(clipboard), 'document.html'), 'utf8'));
    },
  );
});

test('has five clipboards of each program', () => {
  const counts = Object.keys(programs).map((name) => pastedClipboards.filter(({ program }) => program === name).length);
  expect(counts).toEqual(counts.map(() => 5));
});
