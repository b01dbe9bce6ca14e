/** A source of numbers in [0, 1), the same for the same seed. */
export type Random = () => number;

/** How one site draws its demo pictures: a distinct visual language, as SVG. */
export type PictureLanguage = {
  /** Names of scenes, plus `portrait`, which every language has. */
  motifs: readonly string[];
  /**
   * The inside of an `<svg viewBox="0 0 {width} {height}">`. No text, no scripts, no external references, no filters:
   * shapes, paths, gradients and patterns, at most about 12 kB, ids prefixed with the motif.
   */
  draw(motif: string, random: Random, size: { width: number; height: number }): string;
};

/** mulberry32: a small, well-spread generator, so that a seed always draws the same picture. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
