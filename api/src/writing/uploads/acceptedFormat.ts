import { open } from 'node:fs/promises';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { uploadLimits } from '@marquee/shared/domain';
import { pictureFormat } from '../../reading/images/foreign/pictureFormat.ts';

export type UploadFormat = 'gif' | 'jpg' | 'png';

/** Bytes that are read, enough for the signature of every format and for the first element of an SVG. */
const readBytes = 512;

/** Unsupported formats that writers try to upload, by their first bytes as Latin-1. */
const refusedKinds: readonly [name: string, beginning: RegExp][] = [
  ['WebP', /^RIFF....WEBP/s],
  ['AVIF', /^....ftypavi[fs]/s],
  ['HEIC', /^....ftyp(?:hei|hev|mif1|msf1)/s],
  ['SVG', /<svg[\s>]/i],
];

/**
 * Returns the format of an uploaded file from its bytes, because its name and content type may be wrong.
 * @throws ProblemError 415 for a type that is not accepted, 422 for an empty file
 */
export async function acceptedFormat(path: string): Promise<UploadFormat> {
  const beginning = await readBeginning(path);
  if (beginning.length === 0) throw new ProblemError(422, 'picture-unreadable', 'The file is empty.');
  const format = pictureFormat(beginning);
  if (format === 'gif' || format === 'jpg' || format === 'png') return format;
  const text = beginning.toString('latin1');
  const kind = refusedKinds.find(([, isMatch]) => isMatch.test(text))?.[0];
  const accepted = `${uploadLimits.types.slice(0, -1).join(', ')} and ${uploadLimits.types.at(-1)}`;
  throw new ProblemError(
    415,
    'unsupported-media-type',
    `The file is ${kind ? `in the format ${kind}` : 'not a picture that can be used'}. Accepted types: ${accepted}.`,
  );
}

async function readBeginning(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(readBytes), 0, readBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
