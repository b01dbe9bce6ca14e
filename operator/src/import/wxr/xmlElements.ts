import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { TextDecoder } from 'node:util';
import { SaxesParser } from 'saxes';
import { SourceError } from '../record.ts';

/** An element with its content. */
export type XmlElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** Text of the element without the text of its children. */
  text: string;
  children: XmlElement[];
  /** Line on which the element begins, from 1. */
  line: number;
};

/** Maximum length of an element, more than any post with all its comments. */
const maxElementLength = 40_000_000;
/** Characters that are invalid in XML 1.0 but written by WordPress. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const unknownCharacters = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

/**
 * Reads the elements of these names from a file of any size, with one of them in memory at a time. A file that declares
 * entities in a document type is refused.
 * @throws SourceError with line and column, after the elements before it
 */
export async function* xmlElements(file: string, names: ReadonlySet<string>): AsyncGenerator<XmlElement> {
  const parser = new SaxesParser();
  const finished: XmlElement[] = [];
  const stack: XmlElement[] = [];
  let length = 0;
  const addText = (text: string) => {
    const last = stack.at(-1);
    length += text.length;
    if (last) last.text += text;
  };
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Error('it declares a document type, which exports of WordPress never do');
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (stack.length === 0 && !names.has(name)) return;
    const element: XmlElement = { name, attributes, text: '', children: [], line: parser.line };
    stack.at(-1)?.children.push(element);
    stack.push(element);
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const element = stack.pop();
    if (!element || stack.length > 0) return;
    finished.push(element);
    length = 0;
  });
  const refusal = (reason: unknown) => {
    const message = reason instanceof Error ? reason.message.replace(/^\d+:\d+: /, '') : String(reason);
    const place = `line ${parser.line}, column ${parser.columnIndex + 1}`;
    return new SourceError(`${file}, ${place}: ${message}. The rest of the file is not imported.`, { cause: reason });
  };
  const decoder = await decoderOf(file);
  let sinceElement = 0;
  for await (const chunk of createReadStream(file)) {
    try {
      const text = decoder.decode(chunk, { stream: true }).replace(unknownCharacters, '');
      parser.write(text);
      sinceElement = finished.length > 0 ? 0 : sinceElement + text.length;
      if (length > maxElementLength || (stack.length > 0 && sinceElement > maxElementLength))
        throw new Error(`one record has more than ${maxElementLength} characters`);
    } catch (error) {
      yield* finished;
      throw refusal(error);
    }
    yield* finished.splice(0);
  }
  try {
    parser.write(decoder.decode().replace(unknownCharacters, '')).close();
  } catch (error) {
    throw refusal(error);
  }
}

/** Decodes the encoding that the file declares. */
async function decoderOf(path: string): Promise<TextDecoder> {
  const file = await open(path).catch((cause: unknown) => {
    throw new SourceError(`${path} cannot be read. Name the file of an export.`, { cause });
  });
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(200), 0, 200, 0);
    const start = buffer.subarray(0, bytesRead).toString('latin1');
    const marked = start.startsWith('\xff\xfe') ? 'utf-16le' : start.startsWith('\xfe\xff') ? 'utf-16be' : undefined;
    const label = marked ?? /^[^<]*<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(start)?.[1] ?? 'utf-8';
    return new TextDecoder(label, { fatal: true });
  } catch (cause) {
    throw new SourceError(`${path} has an unknown encoding. Save it in UTF-8.`, { cause });
  } finally {
    await file.close();
  }
}
