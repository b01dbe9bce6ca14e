const headerLength = 6;
const entryLength = 16;
/** Type of the file: an icon and not a cursor. */
const icons = 1;

/** Makes a Windows icon file, which browsers request as `favicon.ico`, from square PNG pictures smaller than 256 px. */
export function iconFile(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(headerLength + pictures.length * entryLength);
  head.writeUInt16LE(icons, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = headerLength + index * entryLength;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
