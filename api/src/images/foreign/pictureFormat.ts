import type { OriginalFormat } from '../rendering/OriginalStore.ts';

/** First bytes of the formats that another host's picture may have. SVG is none: it is a program to draw. */
const beginnings: readonly [OriginalFormat, (bytes: Buffer) => boolean][] = [
  ['jpg', (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  ['png', (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))],
  ['gif', (bytes) => /^GIF8[79]a/.test(bytes.toString('latin1', 0, 6))],
  ['webp', (bytes) => /^RIFF....WEBP/s.test(bytes.toString('latin1', 0, 12))],
];

/** The format of a picture by its bytes, not its name or content type; undefined for everything else. */
export function pictureFormat(bytes: Buffer): OriginalFormat | undefined {
  return beginnings.find(([, isMatch]) => isMatch(bytes))?.[0];
}
