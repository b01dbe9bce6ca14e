import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Fewer pixels are the edge of a letter. */
const minPixels = 20;
const white = 255;

/** The difference between two pictures of a page. */
export type Difference = {
  /** Pixels, without those that only smooth an edge. */
  pixels: number;
  /** Share of the different pixels in the larger picture, from 0 to 1. */
  share: number;
  /** The second one with the different pixels in red. */
  marked: Buffer;
};

/**
 * Compares two PNG pictures. Fills the shorter one up with white.
 * @returns null if the pictures look the same
 */
export function comparePictures(before: Buffer, after: Buffer): Difference | null {
  if (before.equals(after)) return null;
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const marked = new PNG({ width, height });
  const pixels = pixelmatch(filled(one, width, height), filled(other, width, height), marked.data, width, height, {
    threshold: 0.1,
  });
  if (pixels < minPixels) return null;
  return { pixels, share: pixels / (width * height), marked: PNG.sync.write(marked) };
}

function filled(picture: PNG, width: number, height: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.data;
  const larger = new PNG({ width, height });
  larger.data.fill(white);
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0);
  return larger.data;
}
