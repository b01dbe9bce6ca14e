import type { Image } from '@marquee/shared/domain';
import { ContentError } from './ContentError.ts';

/** An SVG for the store of originals. */
export type SitePicture = { publicId: string; svg: string };

/** Collects the pictures of a site with their public ids. */
export class SitePictures {
  readonly used: SitePicture[] = [];
  readonly #site: string;
  readonly #files: ReadonlyMap<string, string>;

  /** @param files the SVG of each file of the folder `pictures`, by its name without `.svg` */
  constructor(site: string, files: ReadonlyMap<string, string>) {
    this.#site = site;
    this.#files = files;
  }

  /** @throws ContentError if the folder lacks the file */
  named(name: string, file: string, field: string): Image {
    const svg = this.#files.get(name);
    if (svg === undefined) throw new ContentError(file, field, `there is no file pictures/${name}.svg.`);
    return this.add(name, svg, file);
  }

  /**
   * Adds an SVG, whose size comes from its viewBox.
   * @param name last part of the public id
   * @throws ContentError for an SVG without a viewBox
   */
  add(name: string, svg: string, file: string): Image {
    const [, width, height] = /viewBox="\s*[\d.-]+[\s,]+[\d.-]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*"/.exec(svg) ?? [];
    if (!width || !height) throw new ContentError(file, 'svg', `a viewBox is missing in ${name}.svg.`);
    const publicId = `demo/${this.#site}/${name}`;
    this.used.push({ publicId, svg });
    return { public_id: publicId, width: Math.round(Number(width)), height: Math.round(Number(height)) };
  }
}
