import { cleanChanges } from '@marquee/api/acts/posts.ts';
import { cleanShownText, type DraftFields, draftLimits } from '@marquee/shared/domain';
import { descendants, type Parent, parseHtml, plainText, wordsOf } from '../../html/htmlTree.ts';
import { beside } from '../beside.ts';
import type { Note, SourceRecord } from '../record.ts';
import { bodyParts } from './bodyParts.ts';
import { cutAtWord } from './cutAtWord.ts';
import { type FindPicture, ModuleComposer } from './ModuleComposer.ts';
import { type FindFile, placeFiles } from './placeFiles.ts';

/** Find the pictures and files that a record names. */
export type Lookups = { picture: FindPicture; file: FindFile };

/** A post to store, without its site, sections and key. */
export type ComposedPost = { fields: DraftFields; notes: Note[]; words: WordCount };
/** Numbers of words in the source, the stored post and the notes. The first is the sum of the others. */
export type WordCount = { source: number; post: number; notes: number };

/** Error for a record whose post cannot be stored. */
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
  imageCredit: null,
  mediaLayout: 'insetCenter',
  content: '',
  modules: [],
  isListicle: false,
  listicleOrder: 'ascending',
  category: null,
  channel: null,
  tags: [],
  language: null,
  seoTitle: '',
  seoDescription: '',
  seoKeywords: '',
  ogTitle: '',
  ogDescription: '',
};

/**
 * Makes a post from a record, with its body as modules, texts within the editor's limits and sanitized HTML.
 * @throws ComposeError if a word is neither in the post nor in a note
 * @throws ProblemError 422 of the editor's own checks
 */
export async function composePost(record: SourceRecord, find: Lookups): Promise<ComposedPost> {
  const notes = [...record.notes];
  const fit = (text: string, maxLength: number, name: string) =>
    cutToLength(cleanShownText(plainText(text)), maxLength, name, notes);
  const title = fit(record.title, draftLimits.title, 'title');
  const subtitle = fit(record.subtitle, draftLimits.subtitle, 'subtitle');
  const summary = fit(record.summary, draftLimits.summary, 'summary');
  const root = parseHtml(record.body.html);
  addSchemes(root);
  notes.push(...(await placeFiles(root, (address) => find.file(beside(record.file, address)))));
  const body = bodyParts(root, record.body.hasLineParagraphs);
  notes.push(...body.notes);
  const composer = new ModuleComposer(find.picture, notes);
  const lead = record.lead ? [{ type: 'pictures', pictures: [record.lead] } as const] : [];
  for (const part of [...lead, ...body.parts]) await composer.add(part);
  const { modules, ...composed } = composer.finish();
  if (modules.length > draftLimits.modules)
    throw new ComposeError(`The post has ${modules.length} parts. The maximum is ${draftLimits.modules}.`);
  const texts = { name: title, title, subtitle, summary };
  const seo = seoFields(record, { title, subtitle, summary }, notes);
  const {
    channel: _channel,
    corrections: _corrections,
    embargoUntil: _embargoUntil,
    bylines: _bylines,
    ...settings
  } = record.settings ?? {};
  const sent = {
    ...texts,
    ...seo,
    ...composed,
    modules,
    ...settings,
    language: record.language ?? null,
  };
  const fields = { ...emptyFields, ...(await cleanChanges(emptyFields, sent)) };
  const merged = mergedNotes(notes);
  return { fields, notes: merged, words: countWords(record, fields, merged) };
}

/** Returns the fields for search engines and social networks. Texts of the source have precedence over made ones. */
function seoFields(
  { seo }: SourceRecord,
  { title, subtitle, summary }: Pick<DraftFields, 'title' | 'subtitle' | 'summary'>,
  notes: Note[],
) {
  const given = (text = '', name: string) => {
    const whole = cleanShownText(plainText(text));
    const cut = cutAtWord(whole, draftLimits.seo);
    // Readers do not see these words, so they are not counted.
    if (cut !== whole)
      notes.push({ outcome: 'lost', reason: `The ${name} was cut after “${cut.slice(-60)}”.`, text: '' });
    return cut;
  };
  return {
    seoTitle: given(seo?.title, 'title for search engines') || title,
    seoDescription:
      given(seo?.description, 'description for search engines') || cutAtWord(summary || subtitle, draftLimits.seo),
    seoKeywords: given(seo?.keywords, 'list of keywords'),
    ogTitle: given(seo?.ogTitle, 'title for social networks') || title,
    ogDescription: given(seo?.ogDescription, 'description for social networks') || subtitle,
  };
}

/** Adds the scheme to addresses without one, because the sanitizer removes such links. */
function addSchemes(root: Parent): void {
  for (const { tagName, attrs } of descendants(root))
    for (const attribute of attrs)
      if (tagName === 'a' && attribute.name === 'href' && attribute.value.startsWith('//'))
        attribute.value = `https:${attribute.value}`;
}

/** Joins the notes of a kind of shortcode, whose two halves have one each. */
function mergedNotes(notes: readonly Note[]): Note[] {
  const merged = new Map<string, Note>();
  for (const [place, note] of notes.entries()) {
    const key = /^The (?:shortcode|end of a shortcode)/.test(note.reason)
      ? `${note.outcome} ${note.reason}`
      : String(place);
    const before = merged.get(key);
    const join = (one: string, other: string) => [one, other].filter((text) => text !== '').join(' ');
    const added = join(before?.added ?? '', note.added ?? '');
    merged.set(key, {
      ...{ outcome: note.outcome, reason: note.reason, text: join(before?.text ?? '', note.text) },
      ...(added !== '' && { added }),
    });
  }
  return [...merged.values()];
}

/** Cuts a plain text at a word. The rest goes into a note. */
function cutToLength(text: string, maxLength: number, name: string, notes: Note[]): string {
  if (text.length <= maxLength) return text;
  const cut = cutAtWord(text, maxLength);
  notes.push({
    outcome: 'lost',
    reason: `The ${name} has at most ${maxLength} characters.`,
    text: text.slice(cut.length),
  });
  return cut;
}

/** @throws ComposeError with the words that are missing, or occur more often than in the source */
function countWords(record: SourceRecord, fields: DraftFields, notes: readonly Note[]): WordCount {
  const { title, subtitle, summary, body, lead } = record;
  const readersNotes = record.notes.map(({ text }) => text);
  const plain = [title, subtitle, summary, lead?.caption ?? '', lead?.credit ?? ''].map(plainText);
  const added = notes.map((note) => note.added ?? '');
  const shownWords = (texts: readonly string[]) => wordsOf(cleanShownText(texts.join(' ')));
  const source = shownWords([...plain, body.sourceText, ...readersNotes, ...added]);
  const post = shownWords(textsOf(fields));
  const noted = shownWords(notes.map(({ text }) => text));
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

/** Returns all words that readers can see, as plain texts. */
function textsOf({ title, subtitle, summary, imageCaption, imageCredit, content, modules }: DraftFields): string[] {
  const ofModules = modules.flatMap((module) => [
    escaped(module.title ?? ''),
    'imageCaption' in module ? (module.imageCaption ?? '') : '',
    'imageCredit' in module ? escaped(module.imageCredit ?? '') : '',
    module.content ?? '',
    ...(module.type === 'gallery'
      ? module.images.flatMap(({ title: own, credit }) => [own, credit].map((text) => escaped(text ?? '')))
      : []),
  ]);
  const ownTexts = [title, subtitle, summary, imageCredit ?? ''].map(escaped);
  return [...ownTexts, imageCaption ?? '', content, ...ofModules].map(plainText);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
