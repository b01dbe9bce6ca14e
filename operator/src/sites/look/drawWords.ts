import { readFile } from 'node:fs/promises';
import { fontFile } from '@marquee/releases/sites/fonts.ts';
import type { FontFace } from '@marquee/shared/design/theme';
import { Blob, Face, Font, shape, Buffer as TextBuffer } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** Words as outlines. `box` is the part of the drawing that has ink. */
export type DrawnWords = { path: string; box: { x: number; y: number; width: number; height: number } };

/** Units of the drawings, so that paths have whole numbers. */
const unitsPerEm = 250;

/**
 * Draws words as outlines in the heaviest weight of a face. Pictures of a page cannot use the page's fonts.
 * @throws Error for words that the face has no letters for
 */
export async function drawWords(words: string, face: FontFace): Promise<DrawnWords> {
  const heaviest = Number(face.weight.split(' ').at(-1));
  const isVariable = face.package.startsWith('@fontsource-variable/');
  const file = await subsetFont(await readFile(fontFile(face)), words, {
    targetFormat: 'sfnt',
    ...(isVariable && { variationAxes: { wght: heaviest } }),
  });
  const font = new Font(new Face(new Blob(new Uint8Array(file).buffer)));
  font.setScale(unitsPerEm, unitsPerEm);
  const text = new TextBuffer();
  text.addText(words);
  text.guessSegmentProperties();
  shape(font, text);
  const positions = text.getGlyphPositions();
  const box = new Box();
  const paths: string[] = [];
  let x = 0;
  for (const [index, { codepoint }] of text.getGlyphInfos().entries()) {
    if (codepoint === 0) throw new Error(`${face.family} has no letter for each character of “${words}”.`);
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    paths.push(movedPath(font.glyphToPath(codepoint), x + xOffset, yOffset, box));
    x += xAdvance;
  }
  if (box.isEmpty) throw new Error(`“${words}” has nothing to draw.`);
  return { path: paths.join(''), box: box.rectangle };
}

/** The smallest rectangle around points. Control points may be a little outside of the ink. */
class Box {
  #left = Number.POSITIVE_INFINITY;
  #right = Number.NEGATIVE_INFINITY;
  #top = Number.POSITIVE_INFINITY;
  #bottom = Number.NEGATIVE_INFINITY;

  add(x: number, y: number): void {
    this.#left = Math.min(this.#left, x);
    this.#right = Math.max(this.#right, x);
    this.#top = Math.min(this.#top, y);
    this.#bottom = Math.max(this.#bottom, y);
  }

  get isEmpty(): boolean {
    return !(this.#right > this.#left && this.#bottom > this.#top);
  }

  get rectangle(): DrawnWords['box'] {
    return { x: this.#left, y: this.#top, width: this.#right - this.#left, height: this.#bottom - this.#top };
  }
}

/** Moves an outline, whose y axis points up as in fonts, into the coordinates of SVG, whose y axis points down. */
function movedPath(outline: string, dx: number, dy: number, box: Box): string {
  return [...outline.matchAll(/([MLQCZ])([^MLQCZ]*)/g)]
    .map(([, command = '', text = '']) => {
      const numbers = text
        .split(/[\s,]+/)
        .filter(Boolean)
        .map(Number);
      const moved = numbers.map((value, index) => Math.round(index % 2 === 0 ? value + dx : -(value + dy)));
      for (let index = 0; index + 1 < moved.length; index += 2) box.add(moved[index] ?? 0, moved[index + 1] ?? 0);
      return command + moved.join(' ');
    })
    .join('');
}
