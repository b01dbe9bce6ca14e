import { expect, test } from '@jest/globals';
import { iconFile } from './iconFile.ts';

test('an icon file has the offset and length of each picture', () => {
  const pictures = [
    { size: 16, png: Buffer.from('sixteen') },
    { size: 48, png: Buffer.from('forty-eight') },
  ];
  const file = iconFile(pictures);
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 2]);
  const read = [0, 1].map((index) => {
    const entry = 6 + index * 16;
    const start = file.readUInt32LE(entry + 12);
    return { size: file.readUInt8(entry), png: file.subarray(start, start + file.readUInt32LE(entry + 8)) };
  });
  expect(read).toEqual(pictures);
});
