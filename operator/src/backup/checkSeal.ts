import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { BackupError } from './BackupError.ts';
import { sealLength } from './SealStream.ts';

const damaged =
  'is not a backup of Marquee, or was truncated or altered, because its checksum is wrong. Use another copy.';

/**
 * Reads a whole backup and compares its seal.
 * @throws BackupError for a file that differs in any byte from the written one
 */
export async function checkSeal(path: string): Promise<void> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const sealedBytes = size - sealLength;
    if (sealedBytes <= 0) throw new BackupError(`${path} ${damaged}`);
    const seal = Buffer.alloc(sealLength);
    await file.read(seal, 0, sealLength, sealedBytes);
    const hash = createHash('sha256');
    for await (const chunk of createReadStream(path, { end: sealedBytes - 1 })) hash.update(chunk);
    if (hash.digest('hex') !== seal.toString('latin1')) throw new BackupError(`${path} ${damaged}`);
  } finally {
    await file.close();
  }
}
