import { expect, test } from '@jest/globals';
import { PNG } from 'pngjs';
import { comparePictures } from './comparePictures.ts';

/** A grey picture with a black square. */
function picture({ height = 100, square = 10, at = 20 } = {}): Buffer {
  const png = new PNG({ width: 100, height });
  png.data.fill(200);
  for (let y = at; y < at + square; y += 1)
    for (let x = at; x < at + square; x += 1) png.data.fill(0, (y * 100 + x) * 4, (y * 100 + x) * 4 + 3);
  for (let place = 3; place < png.data.length; place += 4) png.data[place] = 255;
  return PNG.sync.write(png);
}

test('the same picture is no difference, nor is the edge of a letter', () => {
  expect(comparePictures(picture(), picture())).toBeNull();
  expect(comparePictures(picture({ square: 3 }), picture({ square: 4 }))).toBeNull();
});

test('something that has moved is marked', () => {
  const difference = comparePictures(picture(), picture({ at: 60 }));
  expect(difference).toMatchObject({ pixels: 200, share: 0.02 });
  const { width, height } = PNG.sync.read(difference?.marked ?? Buffer.alloc(0));
  expect([width, height]).toEqual([100, 100]);
});

test('a page that has become longer differs by what was added', () => {
  expect(comparePictures(picture(), picture({ height: 120 }))?.pixels).toBe(2_000);
});
