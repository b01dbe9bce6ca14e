import { type DraftModule, draftLimits, type GalleryImage, type Image } from '@marquee/shared/domain';
import { plainText } from '../../html/htmlTree.ts';
import type { Note } from '../record.ts';
import type { BodyPart } from './bodyParts.ts';
import { cutAtWord } from './cutAtWord.ts';
import type { ExportedBlock } from './exportedBlock.ts';
import type { BodyPicture } from './media.ts';

/** A picture of the network, or the reason for its absence. */
export type FoundPicture = { image: Image } | { missing: string };
export type FindPicture = (address: string) => Promise<FoundPicture>;

/** A picture with its description, which is empty for a decorative picture and null if there is none, its caption, which is HTML of one line, and its credit, which is plain text. */
type PlacedPicture = { image: Image; alt: string | null; caption: string; credit: string };

/** Makes modules from the parts of a body, in order. The first text and the first picture become the post's own. */
export class ModuleComposer {
  readonly #find: FindPicture;
  readonly #notes: Note[];
  readonly #modules: DraftModule[] = [];
  #content: string | undefined;
  #lead: PlacedPicture | undefined;
  #isAnythingBefore = false;

  constructor(find: FindPicture, notes: Note[]) {
    this.#find = find;
    this.#notes = notes;
  }

  async add(part: BodyPart): Promise<void> {
    if (part.type === 'text') this.#text(part.html);
    else if (part.type === 'video') {
      const video = { brightcoveId: null, videoLink: part.link, videoData: null, mediaLayout: 'insetCenter' as const };
      this.#modules.push({ id: '', type: 'video', isListicleItem: false, ...video });
    } else if (part.type === 'block') await this.#block(part);
    else await this.#pictures(part.pictures);
    this.#isAnythingBefore = true;
  }

  finish() {
    return {
      content: this.#content ?? '',
      modules: this.#modules,
      image: this.#lead?.image ?? null,
      imageAltText: this.#lead?.alt ?? null,
      imageCaption: this.#lead?.caption || null,
      imageCredit: this.#lead?.credit || null,
    };
  }

  #text(html: string): void {
    // The text before the first module is the post's own text.
    if (this.#content === undefined && this.#modules.length === 0) this.#content = html;
    else this.#modules.push({ id: '', type: 'content', content: html, isListicleItem: false });
  }

  async #block(block: ExportedBlock): Promise<void> {
    const { found, captionsLeft } = await this.#look(block.pictures);
    this.#modules.push(moduleOf(block, found));
    for (const left of captionsLeft) this.#text(`<p>${left}</p>`);
  }

  async #pictures(pictures: readonly BodyPicture[]): Promise<void> {
    const { found, captionsLeft } = await this.#look(pictures);
    const [first] = found;
    if (first && found.length === 1) this.#onePicture(first);
    // A gallery has a maximum number of pictures.
    else
      for (let start = 0; start < found.length; start += draftLimits.pictures)
        this.#gallery(found.slice(start, start + draftLimits.pictures));
    for (const caption of captionsLeft) this.#text(`<p>${caption}</p>`);
  }

  /** Returns the available pictures, and the captions that do not fit or have no picture. */
  async #look(pictures: readonly BodyPicture[]): Promise<{ found: PlacedPicture[]; captionsLeft: string[] }> {
    const found: PlacedPicture[] = [];
    const captionsLeft: string[] = [];
    for (const { address, alt: wholeAlt, isDecorative, caption: whole, credit: creditHtml } of pictures) {
      const picture = await this.#find(address);
      const alt = cutAtWord(wholeAlt, draftLimits.altText) || (isDecorative ? '' : null);
      const isLong = whole.length > draftLimits.caption;
      const credit = plainText(creditHtml);
      const isLongCredit = credit.length > draftLimits.credit;
      if ('missing' in picture)
        this.#notes.push({ outcome: 'lost', reason: missingReason(address, picture.missing), text: '' });
      else found.push({ image: picture.image, alt, caption: isLong ? '' : whole, credit: isLongCredit ? '' : credit });
      if (whole !== '' && (isLong || 'missing' in picture)) captionsLeft.push(whole);
      if (credit !== '' && (isLongCredit || 'missing' in picture)) captionsLeft.push(creditHtml);
    }
    return { found, captionsLeft };
  }

  #onePicture(picture: PlacedPicture): void {
    if (!this.#lead && !this.#isAnythingBefore) {
      this.#lead = picture;
      return;
    }
    const { image } = picture;
    const place = { isListicleItem: false, mediaLayout: 'insetCenter' } as const;
    this.#modules.push({ id: '', type: 'image', ...place, image, ...wordsOf(picture) });
  }

  #gallery(found: readonly PlacedPicture[]): void {
    const images = found.map(galleryImage);
    this.#modules.push({ id: '', type: 'gallery', isListicleItem: false, galleryStyle: 'grid', images });
  }
}

/** Makes a block from its settings and from what its HTML shows. */
function moduleOf(
  { settings, title, caption, credit, content }: ExportedBlock,
  found: readonly PlacedPicture[],
): DraftModule {
  const [first] = found;
  const texts = { ...(title && { title }), ...(content && { content }) };
  switch (settings.type) {
    case 'content':
      return { ...settings, ...texts, id: '', content };
    case 'gallery':
      return { ...settings, ...texts, id: '', images: found.map(galleryImage) };
    case 'product':
      return { ...settings, ...texts, id: '', image: first?.image ?? null };
    case 'video':
      return { ...settings, ...texts, id: '', ...wordsOf({ alt: null, caption, credit: plainText(credit) }) };
    case 'image': {
      // A block without its picture becomes a text.
      if (!first) return { type: 'content', isListicleItem: settings.isListicleItem, ...texts, id: '', content };
      return { ...settings, ...texts, ...wordsOf(first), id: '', image: first.image };
    }
  }
}

function wordsOf({ alt, caption, credit }: Omit<PlacedPicture, 'image'>) {
  return {
    ...(alt !== null && { imageAltText: alt }),
    ...(caption && { imageCaption: caption }),
    ...(credit && { imageCredit: credit }),
  };
}

function galleryImage({ image, alt, caption, credit }: PlacedPicture): GalleryImage {
  const title = plainText(caption);
  return { ...image, url: null, ...(title && { title }), ...(alt !== null && { alt }), ...(credit && { credit }) };
}

function missingReason(address: string, why: string): string {
  return `The picture ${address.slice(0, 500)} is not in the post: ${why}`;
}
