import type { DraftFields } from '@marquee/shared/domain';

/** Fields with a common name in the front matter of an exported file, in its body, or with a name instead of a key. */
type FieldElsewhere =
  | ('site' | 'key' | 'title' | 'subtitle' | 'summary' | 'category' | 'channel' | 'tags' | 'language')
  | ('image' | 'imageAltText' | 'imageCaption' | 'imageCredit' | 'content' | 'modules');

/** Fields of a post that other systems lack. An export writes them into `marquee`, from which the import reads them. */
export const ownPostFields = {
  name: true,
  postType: true,
  mediaType: true,
  mediaLayout: true,
  brightcoveId: true,
  videoLink: true,
  isListicle: true,
  listicleOrder: true,
  seoTitle: true,
  seoDescription: true,
  seoKeywords: true,
  ogTitle: true,
  ogDescription: true,
} as const satisfies Record<Exclude<keyof DraftFields, FieldElsewhere>, true>;
