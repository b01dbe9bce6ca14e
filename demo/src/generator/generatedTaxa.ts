import { type Random, randomFrom } from '../randomFrom.ts';
import { generatedSites } from './generatedSites.ts';
import { capitalized, type GeneratedText } from './generatedText.ts';
import { zipf } from './zipf.ts';

const categoriesOfSite = 12;
const channelsOfSite = 4;
const tagsOfSite = 1_500;
const authorCount = 2_000;

type Taxon = { id: number; site: string; key: string; name: string };

/** Rows of categories, channels, tags and authors. Posts are distributed unevenly over them, as on a real network. */
export type GeneratedTaxa = ReturnType<typeof generateTaxa>;

/** Generates the same rows for the same seed. The first row of each kind is the most common. */
export function generateTaxa(text: GeneratedText, seed: number, now: Date) {
  const random = randomFrom(seed + 1);
  const at = now.toISOString();
  const perSite = (count: number, kind: string): Taxon[] =>
    generatedSites.flatMap((site, siteIndex) =>
      Array.from({ length: count }, (_, index) => ({
        id: siteIndex * count + index + 1,
        site,
        key: `${kind}-${index + 1}`,
        name: capitalized(text.words(random, 2).join(' ')),
      })),
    );
  const categories = perSite(categoriesOfSite, 'category').map((taxon, index) => ({
    ...taxon,
    description: text.sentence(random),
    position: index % categoriesOfSite,
  }));
  const channels = perSite(channelsOfSite, 'channel').map((taxon, index) => ({
    ...taxon,
    description: text.sentence(random),
    position: index % channelsOfSite,
  }));
  const tags = perSite(tagsOfSite, 'tag').map((taxon) => ({
    ...taxon,
    seo_title: taxon.name,
    seo_description: text.sentence(random),
    og_title: taxon.name,
  }));
  const authors = Array.from({ length: authorCount }, (_, index) => ({
    id: index + 1,
    key: `author-${index + 1}`,
    first_name: capitalized(text.words(random, 1).join('')),
    last_name: capitalized(text.words(random, 1).join('')),
    bio: `<p>${text.sentence(random)}</p>`,
    is_admin: false,
    created_at: at,
    modified_at: at,
  }));

  const siteRank = zipf(generatedSites.length, 0.8);
  const categoryRank = zipf(categoriesOfSite, 0.8);
  const channelRank = zipf(channelsOfSite, 0.8);
  const tagRank = zipf(tagsOfSite, 0.9);
  const authorRank = zipf(authorCount, 0.7);
  return {
    rows: { categories, channels, tags, users: authors },
    siteIndex: siteRank,
    categoryId: (siteIndex: number, from: Random) => siteIndex * categoriesOfSite + categoryRank(from) + 1,
    channelId: (siteIndex: number, from: Random) => siteIndex * channelsOfSite + channelRank(from) + 1,
    tagId: (siteIndex: number, from: Random) => siteIndex * tagsOfSite + tagRank(from) + 1,
    authorId: (from: Random) => authorRank(from) + 1,
  };
}
