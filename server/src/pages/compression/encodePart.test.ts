import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { canEncodeParts, encodePart } from './encodePart.ts';

const encode = (parts: readonly string[], quality = 4) => {
  let offset = 0;
  return parts.map((text, index) => {
    const part = Buffer.from(text);
    const encoded = encodePart(part, { offset, isLast: index === parts.length - 1, quality });
    offset += part.length;
    return encoded;
  });
};
const decoded = (parts: readonly Buffer[]) => brotliDecompressSync(Buffer.concat(parts)).toString();

describe('encodePart', () => {
  it('can be used with the Node that this repository pins', () => {
    expect(canEncodeParts()).toBe(true);
  });

  it.each([3, 4, 5, 8, 10])('makes one text of parts that use the same words, at quality %i', (quality) => {
    const words = 'The government of the world, “that is the question” and the time of the people. ';
    const parts = [words, words.repeat(900), `<p>${words.repeat(20)}</p>`, '', words.repeat(2_000)];
    expect(decoded(encode(parts, quality))).toBe(parts.join(''));
  });

  it('makes the same bytes of a part whatever the parts before it hold', () => {
    const style = '.card{display:grid;gap:1rem}'.repeat(50);
    const [, one] = encode(['<title>One</title>', style, '']);
    const [, other] = encode(['<title>Two</title>', style, '']);
    expect(one).toEqual(other);
  });

  it('holds what cannot be made smaller', () => {
    let seed = 1;
    const noise = Buffer.from(
      Array.from({ length: 200_000 }, () => {
        seed = (seed * 48_271) % 2_147_483_647;
        return seed & 255;
      }),
    );
    const parts = [
      encodePart(noise, { offset: 0, isLast: false, quality: 4 }),
      encodePart(noise.subarray(7), { offset: noise.length, isLast: true, quality: 4 }),
    ];
    expect(brotliDecompressSync(Buffer.concat(parts))).toEqual(Buffer.concat([noise, noise.subarray(7)]));
  });
});
