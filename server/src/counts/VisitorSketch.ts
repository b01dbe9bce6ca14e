/** Number of registers, which must be a power of two. With 2,048 registers, the error is about 2 %. */
const registerCount = 2_048;
const indexBits = 11;
const alpha = 0.7213 / (1 + 1.079 / registerCount);

/**
 * Counts different visitors approximately with HyperLogLog, without storing their identities. Sketches can be merged. A
 * visitor in both sketches counts once.
 */
export class VisitorSketch {
  readonly #registers: Uint8Array;

  private constructor(registers: Uint8Array) {
    this.#registers = registers;
  }

  static empty(): VisitorSketch {
    return new VisitorSketch(new Uint8Array(registerCount));
  }

  /**
   * Restores a sketch from the result of `text()`.
   * @throws Error if the text is not a sketch
   */
  static from(text: string): VisitorSketch {
    const registers = Buffer.from(text, 'base64');
    if (registers.length !== registerCount) throw new Error(`A sketch of visitors has ${registers.length} registers`);
    return new VisitorSketch(registers);
  }

  add(visitor: string): void {
    const hash = hashOf(visitor);
    const index = hash >>> (32 - indexBits);
    const rank = Math.min(Math.clz32(hash << indexBits) + 1, 32 - indexBits + 1);
    if (rank > (this.#registers[index] ?? 0)) this.#registers[index] = rank;
  }

  addAll(other: VisitorSketch): void {
    other.#registers.forEach((rank, index) => {
      if (rank > (this.#registers[index] ?? 0)) this.#registers[index] = rank;
    });
  }

  /** Approximate number of different visitors. */
  get count(): number {
    let sum = 0;
    let empty = 0;
    for (const rank of this.#registers) {
      sum += 2 ** -rank;
      if (rank === 0) empty += 1;
    }
    const estimate = (alpha * registerCount ** 2) / sum;
    const isFew = estimate <= 2.5 * registerCount && empty > 0;
    return Math.round(isFew ? registerCount * Math.log(registerCount / empty) : estimate);
  }

  text(): string {
    return Buffer.from(this.#registers).toString('base64');
  }
}

/** Returns a 32-bit hash: FNV-1a, mixed by the finalizer of MurmurHash3. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
