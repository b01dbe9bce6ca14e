import { isDeepStrictEqual } from 'node:util';
import type { DraftChanges, DraftFields, DraftModule } from '@marquee/shared/domain';
import { typographicHtml, typographicText } from '../../kernel/html/typography.ts';
import type { StoredDraft } from '../drafts/readDraft.ts';

/** Every site is in English. Their languages are in the shell's configuration, which the api does not read. */
const siteLanguage = 'en';

/** Fields without texts for readers. */
type OtherField =
  | ('site' | 'key' | 'language' | 'category' | 'channel' | 'postType' | 'mediaType' | 'mediaLayout')
  | ('brightcoveId' | 'videoLink' | 'image' | 'isListicle' | 'listicleOrder');

/**
 * Returns the fields that readers see with the quotation marks and apostrophes of the post's language, or else of
 * the site's (decision 034).
 * Callers write these when a post, or its working copy, goes to a review or to readers. Code and links stay as they
 * are, and a post that has the marks already has no changes.
 * @param author of the post. The marks of an author who types them without help stay
 * @returns only the fields that differ
 */
export function typographicChanges(fields: DraftFields, author: StoredDraft['author'] = null): DraftChanges {
  if (author?.smartPunctuation === false) return {};
  const { imageAltText, imageCaption, imageCredit } = fields;
  const marks = marksOf(fields.language ?? siteLanguage);
  const { plain, html } = marks;
  const written: Omit<DraftFields, OtherField> = {
    name: plain(fields.name),
    title: plain(fields.title),
    subtitle: plain(fields.subtitle),
    summary: plain(fields.summary),
    imageAltText: imageAltText && plain(imageAltText),
    imageCaption: imageCaption && html(imageCaption),
    imageCredit: imageCredit && plain(imageCredit),
    content: html(fields.content),
    modules: fields.modules.map((module) => typographicModule(module, marks)),
    tags: fields.tags.map(({ id, name }) => ({ id, name: id === null ? plain(name) : name })),
    seoTitle: plain(fields.seoTitle),
    seoDescription: plain(fields.seoDescription),
    seoKeywords: plain(fields.seoKeywords),
    ogTitle: plain(fields.ogTitle),
    ogDescription: plain(fields.ogDescription),
  };
  const differing = Object.entries(written).filter(
    ([name, value]) => !isDeepStrictEqual(value, fields[name as keyof DraftFields]),
  );
  return Object.fromEntries(differing);
}

type Marks = ReturnType<typeof marksOf>;

/** Returns functions that set the marks of a language in plain text and in HTML. */
function marksOf(language: string) {
  return {
    plain: (text: string) => typographicText(text, language),
    html: (text: string) => typographicHtml(text, language),
  };
}

function typographicModule(module: DraftModule, { plain, html }: Marks): DraftModule {
  const common = {
    ...(module.title !== undefined && { title: plain(module.title) }),
    ...(module.content !== undefined && { content: html(module.content) }),
  };
  switch (module.type) {
    case 'content':
      return { ...module, ...common, content: html(module.content) };
    case 'product':
      return { ...module, ...common };
    case 'gallery':
      return {
        ...module,
        ...common,
        images: module.images.map((image) => ({
          ...image,
          ...(image.title !== undefined && { title: plain(image.title) }),
          ...(image.alt !== undefined && { alt: plain(image.alt) }),
          ...(image.credit !== undefined && { credit: plain(image.credit) }),
        })),
      };
    case 'image':
    case 'video':
      return {
        ...module,
        ...common,
        ...(module.imageAltText !== undefined && { imageAltText: plain(module.imageAltText) }),
        ...(module.imageCaption !== undefined && { imageCaption: html(module.imageCaption) }),
        ...(module.imageCredit !== undefined && { imageCredit: plain(module.imageCredit) }),
        ...(module.actionLabel !== undefined && { actionLabel: plain(module.actionLabel) }),
      };
  }
}
