import type { OriginalFormat } from '../../../kernel/originals/OriginalStore.ts';

/** First bytes of the formats accepted from other hosts. SVG is refused because it can contain scripts. */
const beginnings: readonly [OriginalFormat, (bytes: Buffer) => boolean][] = [
  ['jpg', (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  ['png', (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))],
  ['gif', (bytes) => /^GIF8[79]a/.test(bytes.toString('latin1', 0, 6))],
  ['webp', (bytes) => /^RIFF....WEBP/s.test(bytes.toString('latin1', 0, 12))],
];

/** Returns the format of a picture by its bytes, and not by its name or content type; undefined for other files. */
export function pictureFormat(bytes: Buffer): OriginalFormat | undefined {
  return beginnings.find(([, isMatch]) => isMatch(bytes))?.[0];
}
