/**
 * Copies bytes into memory of their own before they are cached. Node and the compressor share blocks of 64 kB between
 * small buffers, so a cached page of 20 kB would hold a whole block.
 */
export function ownBytes(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
