import { BrotliCompress, brotliDecompressSync, constants } from 'node:zlib';

/** 2^17 bytes hold any page; the default of 4 MB is allocated for each page and drives the garbage collector. */
export const brotliWindow = 17;

/** Brotli's BROTLI_PARAM_STREAM_OFFSET: bytes before this part. Node has no constant for it and refuses it by number. */
const streamOffset = 9;

/** Space beyond a part's own size for the marks of a part that brotli cannot make smaller. */
const spare = 1_024;

/** Node's own encoder, which its streams wrap. It is not documented: `canEncodeParts` says whether it is as expected. */
type Encoder = {
  init(parameters: Uint32Array, sizes: Uint32Array, onWritten: () => void): void;
  writeSync(
    operation: number,
    input: Buffer,
    inputOffset: number,
    inputLength: number,
    output: Buffer,
    outputOffset: number,
    outputLength: number,
  ): void;
  close(): void;
};
type EncoderClass = new (mode: number) => Encoder;

/** Where the encoder writes; the result is copied out of it. */
let output = Buffer.alloc(0);

/**
 * Compresses one part of a text so that the compressed parts, one after the other, are the compressed text. A part does not
 * depend on the others but on its place, so the compressed bytes of a part that many texts have at the same place can be kept.
 * https://github.com/google/brotli/blob/v1.2.0/c/include/brotli/encode.h, BROTLI_PARAM_STREAM_OFFSET
 * @param offset size of all parts before, uncompressed
 * @throws where Node's encoder is another one than `Encoder`
 */
export function encodePart(part: Buffer, { offset, isLast, quality }: PartOptions): Buffer {
  const parameters = new Uint32Array(streamOffset + 1).fill(-1);
  parameters[constants.BROTLI_PARAM_QUALITY] = quality;
  parameters[constants.BROTLI_PARAM_LGWIN] = brotliWindow;
  parameters[constants.BROTLI_PARAM_SIZE_HINT] = part.length;
  if (offset > 0) parameters[streamOffset] = offset;
  if (output.length < part.length + spare) output = Buffer.allocUnsafeSlow(2 * (part.length + spare));

  const [room = 0, rest = 0] = encode(part, parameters, isLast);
  if (rest > 0 || room === 0)
    throw new Error(`Brotli needs more than ${output.length} bytes for ${part.length}. Raise "spare"`);
  return Buffer.from(output.subarray(0, output.length - room));
}

export type PartOptions = { offset: number; isLast: boolean; quality: number };

/** @returns the bytes that are free in `output`, and those of the input that are left */
function encode(part: Buffer, parameters: Uint32Array, isLast: boolean): Uint32Array {
  const sizes = new Uint32Array(2);
  const encoder = new (encoderClass())(constants.BROTLI_ENCODE);
  try {
    encoder.init(parameters, sizes, () => undefined);
    const operation = isLast ? constants.BROTLI_OPERATION_FINISH : constants.BROTLI_OPERATION_FLUSH;
    encoder.writeSync(operation, part, 0, part.length, output, 0, output.length);
  } finally {
    encoder.close();
  }
  return sizes;
}

let knownClass: EncoderClass | undefined;

function encoderClass(): EncoderClass {
  if (!knownClass) {
    const stream = new BrotliCompress() as unknown as { _handle: { constructor: EncoderClass }; close(): void };
    knownClass = stream._handle.constructor;
    stream.close();
  }
  return knownClass;
}

/** Whether this Node can compress in parts; tried once, on parts with words of brotli's dictionary and a reference back. */
export function canEncodeParts(): boolean {
  const parts = ['<title>The government</title>', ' of the world, of the world', '<p>The government of the world</p>'];
  try {
    let offset = 0;
    const encoded = parts.map((text, index) => {
      const part = Buffer.from(text);
      const bytes = encodePart(part, { offset, isLast: index === parts.length - 1, quality: 3 });
      offset += part.length;
      return bytes;
    });
    return brotliDecompressSync(Buffer.concat(encoded)).toString() === parts.join('');
  } catch {
    return false;
  }
}
