/**
 * The same bytes in memory of their own, for those that are kept. Node cuts small buffers out of blocks of 64 kB, and the compressor
 * writes into such blocks: a page of 20 kB keeps a whole one.
 */
export function ownBytes(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
