import { videoEmbed } from '@marquee/api/acts/posts.ts';
import type { PostModule, SiteKey } from '@marquee/shared/domain';
import { randomFrom } from '../randomFrom.ts';
import { generatedSites } from './generatedSites.ts';
import type { GeneratedTaxa } from './generatedTaxa.ts';
import { between, capitalized, type GeneratedText, rarePosts, rareWord } from './generatedText.ts';

const historyMs = 14.5 * 365 * 24 * 3_600_000;
/** Exponent of the growth. A value above 1 means that the network published more from year to year. */
const growth = 1.4;
const videoLink = 'https://vimeo.com/76979871';
const galleryImages = 4;

/** Plan of a network with `count` posts. */
export type GeneratedNetwork = { count: number; seed: number; now: Date; text: GeneratedText; taxa: GeneratedTaxa };

/** Returns the row and tags of a post, numbered from 1 (the oldest) to `count`. The same seed gives the same post. */
export function generatePost({ count, seed, now, text, taxa }: GeneratedNetwork, number: number) {
  const random = randomFrom(Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(number, 0x85ebca6b));
  const siteIndex = taxa.siteIndex(random);
  const words = text.words(random, between(random, 4, 9));
  const isRare = number % Math.ceil(count / rarePosts) === 0;
  const name = capitalized((isRare ? [rareWord, ...words] : words).join(' '));
  const kind = random();
  const postType = kind < 0.1 ? 'gallery' : kind < 0.2 ? 'video' : 'article';
  const publishedAt = new Date(now.getTime() - historyMs * (1 - (number - 0.5) / count) ** growth).toISOString();
  const image = { public_id: `generated/${(number % 1_000) + 1}`, width: 1800, height: 1200 };
  const summary = text.sentence(random);
  const gallery: PostModule = {
    type: 'gallery',
    isListicleItem: false,
    galleryStyle: 'grid',
    images: Array.from({ length: galleryImages }, () => ({ ...image, url: null, title: text.sentence(random) })),
  };
  const row = {
    id: number,
    site: generatedSites[siteIndex],
    key: `${words.slice(0, 4).join('-')}-${number}`,
    status: 'published',
    author_id: taxa.authorId(random),
    category_id: taxa.categoryId(siteIndex, random),
    channel_id: random() < 0.1 ? taxa.channelId(siteIndex, random) : null,
    name,
    title: name,
    subtitle: text.sentence(random),
    summary,
    post_type: postType,
    media_type: postType === 'video' ? 'video' : 'image',
    video_link: postType === 'video' ? videoLink : null,
    video_data: postType === 'video' ? videoEmbed(videoLink, name) : null,
    image,
    image_alt_text: name,
    media_layout: 'insetCenter',
    content: text.body(random, between(random, 200, 800)),
    modules: postType === 'gallery' ? [gallery] : [],
    is_listicle: false,
    listicle_order: 'ascending',
    editor_pick: random() < 0.01,
    seo_title: name,
    seo_description: summary,
    seo_keywords: '',
    og_type: 'article',
    og_title: name,
    og_description: summary,
    created_at: publishedAt,
    modified_at: publishedAt,
    published_at: publishedAt,
  };
  const tagIds = new Set(Array.from({ length: between(random, 1, 5) }, () => taxa.tagId(siteIndex, random)));
  return { row, tags: tagRows([...tagIds], row) };
}

type TaggedRow = { id: number; site: SiteKey | undefined; post_type: string; published_at: string };

function tagRows(tagIds: readonly number[], { id, site, post_type, published_at }: TaggedRow) {
  return tagIds.map((tag_id, position) => ({ post_id: id, tag_id, position, site, post_type, published_at }));
}
