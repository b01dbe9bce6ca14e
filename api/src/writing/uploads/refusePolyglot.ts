import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';

/** Starts of pages and scripts, which the data of a real picture never contains. */
const markup = /<(?:!doctype|html|script|svg|iframe|\?php)[\s>]/i;
/** Characters carried over between chunks. Every marker in `markup` is shorter. */
const overlap = 16;
/** Bytes in which PDF readers look for the signature. */
const pdfWithin = 1_024;
/** Last record of a ZIP archive, which is a signature, fields, and the length of the comment that follows. */
const zipEnd = Buffer.from('PK\x05\x06', 'latin1');
const zipEndLength = 22;
const maxZipCommentLength = 65_535;

/**
 * Refuses a picture that other programs would open as a page, a script, an archive or a PDF. Other trailing bytes, such
 * as a phone's motion photo, are dropped later.
 * @throws ProblemError 415
 */
export async function refusePolyglot(path: string): Promise<void> {
  let before = '';
  let isBeginning = true;
  for await (const chunk of createReadStream(path, { encoding: 'latin1' })) {
    const text = before + String(chunk);
    if (markup.test(text)) throw polyglot('a web page or a script');
    if (isBeginning && text.slice(0, pdfWithin).includes('%PDF-')) throw polyglot('a PDF');
    // A GIF whose width reads as the beginning of a comment, or of an assignment, runs as a script.
    if (isBeginning && /^GIF8[79]a(?:\/\*|=)/.test(text)) throw polyglot('a script');
    isBeginning = false;
    before = text.slice(-overlap);
  }
  if (await isArchive(path)) throw polyglot('an archive');
}

/**
 * Checks whether a file ends with the last record of a ZIP archive. Programs that open archives start reading there.
 */
async function isArchive(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const length = Math.min(size, zipEndLength + maxZipCommentLength);
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length);
    for (let at = buffer.lastIndexOf(zipEnd); at !== -1; at = at === 0 ? -1 : buffer.lastIndexOf(zipEnd, at - 1)) {
      const end = at + zipEndLength;
      if (end <= length && end + buffer.readUInt16LE(end - 2) <= length) return true;
    }
    return false;
  } finally {
    await file.close();
  }
}

function polyglot(kind: string): ProblemError {
  return new ProblemError(
    415,
    'unsupported-media-type',
    `The file is a picture and ${kind} at the same time. Save the picture again in a picture editor, then upload that file.`,
  );
}
