import { open } from 'node:fs/promises';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';

const signature = /^%PDF-[12]\.\d/;
/** Number of bytes at the end in which the marker `%%EOF` must be. PDF viewers look for it in the same number of bytes. */
const endWithin = 1_024;

/**
 * Checks the bytes of a file, because its name and content type may be wrong.
 * @throws ProblemError 415 for another type than PDF, 422 for an empty or incomplete file
 */
export async function refuseOtherThanPdf(path: string): Promise<void> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size === 0) throw new ProblemError(422, 'file-unreadable', 'The file is empty.');
    const read = async (position: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(endWithin), 0, endWithin, position);
      return buffer.toString('latin1', 0, bytesRead);
    };
    if (!signature.test(await read(0)))
      throw new ProblemError(415, 'unsupported-media-type', 'The file is not a PDF. Only PDF files can be added.');
    if (!(await read(Math.max(0, size - endWithin))).includes('%%EOF'))
      throw new ProblemError(422, 'file-unreadable', 'The PDF is incomplete. Save it again, and upload it again.');
  } finally {
    await file.close();
  }
}
