import { cleanChanges } from '@marquee/api/vocal/drafts/changes/cleanChanges.ts';
import { type DraftFields, type DraftModule, draftLimits, type Image } from '@marquee/shared/domain';
import type { Note, SourceRecord } from '../record.ts';
import { type BodyPart, type BodyPicture, bodyParts } from './bodyParts.ts';
import { plainText, wordsOf } from './htmlTree.ts';

/** A picture that the network has, or the reason why not. */
export type FoundPicture = { image: Image } | { missing: string };
export type FindPicture = (address: string) => Promise<FoundPicture>;

/** A post as it is stored, without its site, sections and key. */
export type ComposedPost = { fields: DraftFields; notes: Note[]; words: WordCount };
/** Words of the source, of the stored post, and of the notes: the first is the sum of the others. */
export type WordCount = { source: number; post: number; notes: number };

/** A refusal of a record whose post cannot be stored as it is. */
export class ComposeError extends Error {}

const emptyFields: DraftFields = {
  site: null,
  key: null,
  name: '',
  title: '',
  subtitle: '',
  summary: '',
  postType: 'article',
  mediaType: 'image',
  brightcoveId: null,
  videoLink: null,
  image: null,
  imageAltText: null,
  imageCaption: null,
  mediaLayout: 'insetCenter',
  content: '',
  modules: [],
  isListicle: false,
  listicleOrder: 'ascending',
  category: null,
  channel: null,
  tags: [],
  seoTitle: '',
  seoDescription: '',
  seoKeywords: '',
  ogTitle: '',
  ogDescription: '',
};

/**
 * Makes a post of a record: its body as modules, its texts within the limits of the editor, its HTML sanitized.
 * @throws ComposeError when a word is neither in the post nor in a note
 * @throws ProblemError 422 of the editor's own checks
 */
export async function composePost(record: SourceRecord, find: FindPicture): Promise<ComposedPost> {
  const notes = [...record.notes];
  const fit = (text: string, longest: number, name: string) => fitted(plainText(text), longest, name, notes);
  const title = fit(record.title, draftLimits.title, 'title');
  const subtitle = fit(record.subtitle, draftLimits.subtitle, 'subtitle');
  const summary = fit(record.summary, draftLimits.summary, 'summary');
  const body = bodyParts(record.body);
  notes.push(...body.notes);
  const composing = new Composing(find, notes);
  const lead = record.lead ? [{ type: 'pictures', pictures: [record.lead] } as const] : [];
  for (const part of [...lead, ...body.parts]) await composing.add(part);
  const { modules, ...composed } = composing.finish();
  if (modules.length > draftLimits.modules)
    throw new ComposeError(`The post has ${modules.length} parts; ${draftLimits.modules} can be stored.`);
  const texts = { name: title, title, subtitle, summary };
  const seo = { seoTitle: title, seoDescription: cut(summary || subtitle, draftLimits.seo), ogTitle: title };
  const sent = { ...texts, ...seo, ogDescription: subtitle, ...composed, modules };
  const fields = { ...emptyFields, ...(await cleanChanges(emptyFields, sent)) };
  return { fields, notes, words: countWords(record, fields, notes) };
}

class Composing {
  readonly #find: FindPicture;
  readonly #notes: Note[];
  readonly #modules: DraftModule[] = [];
  #content: string | undefined;
  #lead: { image: Image; imageAltText: string; imageCaption: string } | undefined;
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
    } else await this.#pictures(part.pictures);
    this.#isAnythingBefore = true;
  }

  finish() {
    return {
      content: this.#content ?? '',
      modules: this.#modules,
      image: this.#lead?.image ?? null,
      imageAltText: this.#lead?.imageAltText || null,
      imageCaption: this.#lead?.imageCaption || null,
    };
  }

  #text(html: string): void {
    // The text of the post stands before its modules.
    if (this.#content === undefined && this.#modules.length === 0) this.#content = html;
    else this.#modules.push({ id: '', type: 'content', content: html, isListicleItem: false });
  }

  async #pictures(pictures: readonly BodyPicture[]): Promise<void> {
    const found: { image: Image; alt: string; caption: string }[] = [];
    const captionsLeft: string[] = [];
    for (const { address, alt: wholeAlt, caption: whole } of pictures) {
      const picture = await this.#find(address);
      const alt = cut(wholeAlt, draftLimits.altText);
      const isLong = whole.length > draftLimits.caption;
      if ('missing' in picture)
        this.#notes.push({ outcome: 'lost', reason: missingReason(address, picture.missing), text: '' });
      else found.push({ image: picture.image, alt, caption: isLong ? '' : whole });
      if (whole !== '' && (isLong || 'missing' in picture)) captionsLeft.push(whole);
    }
    const [first] = found;
    if (first && found.length === 1) this.#onePicture(first);
    // A gallery has a most number of pictures.
    else
      for (let start = 0; start < found.length; start += draftLimits.pictures)
        this.#gallery(found.slice(start, start + draftLimits.pictures));
    for (const caption of captionsLeft) this.#text(`<p>${caption}</p>`);
  }

  #onePicture({ image, alt, caption }: { image: Image; alt: string; caption: string }): void {
    if (!this.#lead && !this.#isAnythingBefore) {
      this.#lead = { image, imageAltText: alt, imageCaption: caption };
      return;
    }
    const texts = { ...(alt && { imageAltText: alt }), ...(caption && { imageCaption: caption }) };
    this.#modules.push({ id: '', type: 'image', isListicleItem: false, mediaLayout: 'insetCenter', image, ...texts });
  }

  #gallery(found: readonly { image: Image; alt: string; caption: string }[]): void {
    const images = found.map(({ image, alt, caption }) => {
      const title = plainText(caption);
      return { ...image, url: null, ...(title && { title }), ...(alt && { alt }) };
    });
    this.#modules.push({ id: '', type: 'gallery', isListicleItem: false, galleryStyle: 'grid', images });
  }
}

function missingReason(address: string, why: string): string {
  return `The picture ${address.slice(0, 500)} is not in the post: ${why}`;
}

/** Whole words of a plain text; the rest is in a note. */
function fitted(text: string, longest: number, name: string, notes: Note[]): string {
  if (text.length <= longest) return text;
  const kept = cut(text, longest);
  notes.push({
    outcome: 'lost',
    reason: `The ${name} has at most ${longest} characters.`,
    text: text.slice(kept.length),
  });
  return kept;
}

/** The whole words of a text that fit. */
function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const space = text.lastIndexOf(' ', longest);
  return space > 0 ? text.slice(0, space) : '';
}

/** @throws ComposeError naming the words that are nowhere, or more often than at the source */
function countWords(record: SourceRecord, fields: DraftFields, notes: readonly Note[]): WordCount {
  const { title, subtitle, summary, body, lead } = record;
  const readersNotes = record.notes.map(({ text }) => text);
  const plain = [title, subtitle, summary, lead?.caption ?? ''].map(plainText);
  const source = wordsOf([...plain, body.sourceText, ...readersNotes].join(' '));
  const post = wordsOf(textsOf(fields).join(' '));
  const noted = wordsOf(notes.map(({ text }) => text).join(' '));
  const left = new Map<string, number>();
  for (const word of source) left.set(word, (left.get(word) ?? 0) + 1);
  for (const word of [...post, ...noted]) left.set(word, (left.get(word) ?? 0) - 1);
  const wrong = [...left].filter(([, count]) => count !== 0).map(([word, count]) => `${word} (${count})`);
  if (wrong.length > 0)
    throw new ComposeError(
      `Words of the source are missing, or are there too often: ${wrong.slice(0, 20).join(', ')}.`,
    );
  return { source: source.length, post: post.length, notes: noted.length };
}

/** All words that readers can see, as plain texts. */
function textsOf({ title, subtitle, summary, imageCaption, content, modules }: DraftFields): string[] {
  const ofModules = modules.flatMap((module) => [
    'imageCaption' in module ? (module.imageCaption ?? '') : '',
    module.content ?? '',
    ...(module.type === 'gallery' ? module.images.map((image) => escaped(image.title ?? '')) : []),
  ]);
  return [...[title, subtitle, summary].map(escaped), imageCaption ?? '', content, ...ofModules].map(plainText);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
