import type { Image } from '@marquee/shared/domain';
import { ContentError } from './ContentError.ts';
import { type Picture, pictureShapes } from './contentSchema.ts';
import { type PictureLanguage, randomFrom } from './pictureLanguage.ts';

/** An original to be put into the store. */
export type Drawing = { publicId: string; svg: () => string };

type Motif = Pick<Picture, 'motif' | 'seed' | 'shape'>;

/** Gives every picture of a site its public id and collects the drawings to make. */
export class PictureList {
  readonly drawings: Drawing[] = [];
  readonly #site: string;
  readonly #language: PictureLanguage;

  constructor(site: string, language: PictureLanguage) {
    this.#site = site;
    this.#language = language;
  }

  /**
   * @param name last part of the public id.
   * @throws ContentError when the site's language has no such motif.
   */
  add(name: string, picture: Motif, file: string, field: string): Image {
    if (!this.#language.motifs.includes(picture.motif) && picture.motif !== 'portrait')
      throw new ContentError(file, field, `the site's pictures have no motif "${picture.motif}".`);
    const size = pictureShapes[picture.shape];
    const svg = () =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}">` +
      `${this.#language.draw(picture.motif, randomFrom(picture.seed), size)}</svg>`;
    return this.#keep(name, svg, size);
  }

  /**
   * Takes an SVG file as it is; its size is that of its viewBox.
   * @throws ContentError for a file without a viewBox.
   */
  addSvg(name: string, svg: string, file: string): Image {
    const [, width, height] = /viewBox="\s*[\d.-]+[\s,]+[\d.-]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*"/.exec(svg) ?? [];
    if (!width || !height) throw new ContentError(file, 'svg', 'a viewBox is missing.');
    return this.#keep(name, () => svg, { width: Math.round(Number(width)), height: Math.round(Number(height)) });
  }

  #keep(name: string, svg: () => string, size: { width: number; height: number }): Image {
    const publicId = `demo/${this.#site}/${name}`;
    this.drawings.push({ publicId, svg });
    return { public_id: publicId, ...size };
  }
}
