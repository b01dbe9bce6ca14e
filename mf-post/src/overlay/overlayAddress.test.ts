import { describe, expect, test } from '@jest/globals';
import { overlayMark, readOverlay } from './overlayAddress.ts';

describe('the address of an overlay', () => {
  test.each([
    [{ kind: 'lightbox', index: 0 }, 'picture-1'],
    [{ kind: 'lightbox', index: 11 }, 'picture-12'],
    [{ kind: 'shop' }, 'shop'],
  ] as const)('%j is #%s and back', (overlay, mark) => {
    expect(overlayMark(overlay)).toBe(mark);
    expect(readOverlay(`#${mark}`, 12, true)).toEqual(overlay);
  });

  test.each([
    '',
    '#',
    '#picture-0',
    '#picture-13',
    '#picture-01',
    '#picture--1',
    '#picture-1e1',
    '#picture-x',
    '#notes',
  ])('%j opens nothing', (hash) => expect(readOverlay(hash, 12, true)).toBeNull());

  test('opens no shop for a post without products', () => {
    expect(readOverlay('#shop', 12, false)).toBeNull();
  });
});
