import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';

/** The file is all that is used; a form may have a few other fields. */
const limits = { files: 1, fields: 10, fieldSize: 1_000, headerPairs: 20, headerSize: 4_000 };

/**
 * Writes the one file of a form to the disk while it comes in. After a refusal the rest of the form is read and dropped:
 * a sender whose connection is cut would lose the response with the reason.
 * @param path of the new file; a part of it may be left there when the promise is rejected.
 * @throws ProblemError 400 for a malformed form or one without exactly one file, 413, 499.
 */
export async function receiveFile(form: Readable, contentType: string, path: string, maxBytes: number): Promise<void> {
  const { promise: received, resolve, reject } = Promise.withResolvers<void>();
  const parser = openParser(contentType, maxBytes);
  const refused = new AbortController();
  let written: Promise<void> | undefined;
  parser.on('file', (_field, content) => {
    content.once('limit', () => reject(tooLarge(maxBytes)));
    written = pipeline(content, createWriteStream(path, { flags: 'wx' }), { signal: refused.signal });
    written.catch(reject);
  });
  parser.once('filesLimit', () => reject(malformed('The form has more than one file; send one picture a call.')));
  parser.on('error', (cause) => reject(malformed('The form is cut off or its boundary is wrong.', cause)));
  parser.once('finish', () => {
    if (written) written.then(resolve, reject);
    else reject(malformed('The form has no file.'));
  });
  const refuseLeft = () => {
    if (!form.readableEnded) reject(new ProblemError(499, 'caller-left', 'The caller has left.'));
  };
  form.once('close', refuseLeft);
  form.once('error', refuseLeft);
  form.pipe(parser);
  try {
    await received;
  } finally {
    form.unpipe(parser);
    form.resume();
    refused.abort();
    await written?.catch(() => undefined);
  }
}

/** The refusal of a file with too many bytes. */
export function tooLarge(maxBytes: number): ProblemError {
  const megabytes = Math.floor(maxBytes / 1024 / 1024);
  return new ProblemError(413, 'too-large', `The picture is too large; at most ${megabytes} MB are accepted.`);
}

function openParser(contentType: string, maxBytes: number): InstanceType<typeof Busboy> {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: { ...limits, fileSize: maxBytes },
    });
  } catch (cause) {
    throw malformed('The form has no boundary.', cause);
  }
}

function malformed(message: string, cause?: unknown): ProblemError {
  return new ProblemError(400, 'malformed-form', message, { cause });
}
