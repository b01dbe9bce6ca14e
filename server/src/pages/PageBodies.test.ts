import { brotliCompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { bodyIn, plainBody } from './PageBodies.ts';

const plain = Buffer.from('<p>Łódź, “Ink”</p>');
const br = brotliCompressSync(plain);

describe.each([
  ['a page that was just rendered', { br, identity: plain }],
  ['a stored page', { br }],
])('%s', (_name, rendered) => {
  it('has the same text in each encoding', () => {
    const bodies = { ...rendered };
    expect(bodyIn('br', bodies)).toBe(br);
    expect(bodyIn('identity', bodies)).toEqual(plain);
    expect(gunzipSync(bodyIn('gzip', bodies))).toEqual(plain);
    expect(plainBody(bodies)).toEqual(plain);
  });

  it('is compressed by gzip once', () => {
    const bodies = { ...rendered };
    expect(bodyIn('gzip', bodies)).toBe(bodyIn('gzip', bodies));
  });
});
