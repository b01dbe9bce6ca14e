import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';

/** Limits of a form. Only its file is used, but a form may have a few other fields. */
const limits = { files: 1, fields: 10, fieldSize: 1_000, headerPairs: 20, headerSize: 4_000 };

/**
 * Writes the single file of a form to the disk as a stream. After a refusal, the rest of the form is read and
 * discarded. If the connection were cut, the sender would not receive the reason.
 * @param path of the new file; a partial file may remain if the promise is rejected
 * @throws ProblemError 400 for a malformed form or a form without exactly one file, 413, 499
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
  parser.once('filesLimit', () => reject(malformed('The form has more than one file. Send one picture in each call.')));
  parser.on('error', (cause) => reject(malformed('The form is incomplete or has a wrong boundary.', cause)));
  parser.once('finish', () => {
    if (written) written.then(resolve, reject);
    else reject(malformed('The form has no file.'));
  });
  const refuseLeft = () => {
    if (!form.readableEnded) reject(new ProblemError(499, 'caller-left', 'The caller has disconnected.'));
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

/** Returns the error for a file with too many bytes. */
export function tooLarge(maxBytes: number): ProblemError {
  const megabytes = Math.floor(maxBytes / 1024 / 1024);
  return new ProblemError(413, 'too-large', `The file is too large. The maximum is ${megabytes} MB.`);
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
