import type { Image, SiteKey } from '@marquee/shared/domain';
import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../db/connect.ts';
import { demoSites } from '../db/schema/demoSites.ts';
import { postViews } from '../db/schema/impressions.ts';
import { posts, postTags } from '../db/schema/posts.ts';
import { promos } from '../db/schema/promos.ts';
import { categories, channels, tags } from '../db/schema/taxonomy.ts';
import { users } from '../db/schema/users.ts';
import { ContentError } from './ContentError.ts';
import { demoViews } from './demoViews.ts';
import type { PictureList } from './PictureList.ts';
import { postRow } from './postRow.ts';
import type { SiteFiles } from './siteFiles.ts';
import { siteTexts } from './siteTexts.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Rows of one site, made from its files by `siteRows`. */
export type SiteRows = ReturnType<typeof siteRows>;

/**
 * Turns a site's files into rows and adds its pictures to the list.
 * @param now the posts' ages count back from here.
 * @throws ContentError naming the file and the field at fault.
 */
export function siteRows(site: SiteKey, files: SiteFiles, pictures: PictureList, now: Date) {
  const { site: content, file } = files;
  const at = new Date(now);
  const texts = siteTexts(content.language);
  const tagNames = new Map(content.tags.map((tag) => [tag.key, texts.plain(tag.name)]));
  return {
    authors: content.authors.map((author, index) => ({
      key: author.key,
      firstName: texts.plain(author.first),
      lastName: texts.plain(author.last),
      bio: texts.bio(author.bio),
      summary: author.summary && texts.plain(author.summary),
      image: author.portrait === null ? null : portrait(author.key, author.portrait, `authors.${index}.portrait`),
      createdAt: at,
      modifiedAt: at,
    })),
    categories: content.categories.map((category, position) => ({
      site,
      key: category.key,
      name: texts.plain(category.name),
      description: texts.plain(category.description),
      image: pictures.add(
        `category-${category.key}`,
        { motif: category.motif, seed: 1, shape: 'landscape' },
        file,
        `categories.${position}.motif`,
      ),
      position,
    })),
    channels: content.channels.map((channel, position) => {
      const svg = files.channelLogos.get(channel.key);
      const logo = svg ? pictures.addSvg(`channel-${channel.key}`, svg, `${file} (channel ${channel.key})`) : null;
      return {
        site,
        key: channel.key,
        name: texts.plain(channel.name),
        description: texts.plain(channel.description),
        image: channel.banner
          ? pictures.add(`channel-${channel.key}-banner`, channel.banner, file, `channels.${position}.banner.motif`)
          : null,
        pageLogo: logo,
        mastheadLogo: logo,
        url: channel.url ?? null,
        position,
      };
    }),
    tags: content.tags.map(({ key, name, description }) => ({
      site,
      key,
      name: texts.plain(name),
      seoTitle: texts.plain(name),
      seoDescription: texts.plain(description),
      ogTitle: texts.plain(name),
    })),
    promo: {
      name: texts.plain(content.promo.name),
      subtitle: texts.plain(content.promo.subtitle),
      actionLabel: texts.plain(content.promo.actionLabel),
      actionUrl: content.promo.actionUrl,
      site,
      image: pictures.add('promo', content.promo.image, file, 'promo.image.motif'),
      createdAt: at,
    },
    posts: files.posts.map((post) => {
      const publishedAt = new Date(now.getTime() - post.front.daysAgo * dayMs);
      const { author, category, channel, tags: postTagKeys } = post.front;
      return {
        row: {
          ...postRow(
            post,
            pictures,
            postTagKeys.map((key) => tagNames.get(key) ?? key),
            texts,
          ),
          site,
          status: 'published' as const,
          publishedAt,
          createdAt: new Date(publishedAt.getTime() - dayMs),
          modifiedAt: publishedAt,
        },
        names: { author, category, channel, tags: postTagKeys },
      };
    }),
  };

  function portrait(key: string, seed: number, field: string): Image {
    return pictures.add(`author-${key}`, { motif: 'portrait', seed, shape: 'square' }, file, field);
  }
}

/**
 * Writes a site's rows. To be called in a transaction.
 * @throws ContentError when an author's key belongs to another person on another site.
 */
export async function fillSite(db: Queryable, site: SiteKey, rows: SiteRows, now: Date): Promise<void> {
  const authorIds = await fillAuthors(db, site, rows);
  const categoryIds = idsByKey(await db.insert(categories).values(rows.categories).returning());
  const channelIds = idsByKey(await db.insert(channels).values(rows.channels).returning());
  const tagIds = idsByKey(await db.insert(tags).values(rows.tags).returning());
  await db.insert(promos).values(rows.promo);

  const written = await db
    .insert(posts)
    .values(
      rows.posts.map(({ row, names }) => ({
        ...row,
        authorId: authorIds.get(names.author) ?? null,
        categoryId: categoryIds.get(names.category) ?? null,
        channelId: names.channel === undefined ? null : (channelIds.get(names.channel) ?? null),
      })),
    )
    .returning({ id: posts.id, key: posts.key, publishedAt: posts.publishedAt });
  const postIds = idsByKey(written);

  const tagged = rows.posts.flatMap(({ row, names }) =>
    names.tags.flatMap((key, position) => {
      const [postId, tagId] = [postIds.get(row.key), tagIds.get(key)];
      return postId && tagId ? [{ postId, tagId, position }] : [];
    }),
  );
  if (tagged.length > 0) await db.insert(postTags).values(tagged);
  const views = written.flatMap((post) => demoViews(post, site, now));
  if (views.length > 0) await db.insert(postViews).values(views.map((row) => ({ ...row, unpaid: row.views })));
  await db.insert(demoSites).values({ site, posts: written.length, seededAt: now });
}

/** Authors have one profile on the network, so an author of a second site exists already. */
async function fillAuthors(db: Queryable, site: SiteKey, rows: SiteRows): Promise<Map<string, number>> {
  await db.insert(users).values(rows.authors).onConflictDoNothing({ target: users.key });
  const keys = rows.authors.map(({ key }) => key);
  const found = await db.select().from(users).where(inArray(users.key, keys));
  for (const author of rows.authors) {
    const namesake = found.find(({ key }) => key === author.key);
    if (namesake?.firstName !== author.firstName || namesake.lastName !== author.lastName)
      throw new ContentError(`${site}/site.yaml`, 'authors', `"${author.key}" is somebody else's key already.`);
  }
  return idsByKey(found);
}

function idsByKey(rows: readonly { key: string | null; id: number }[]): Map<string, number> {
  return new Map(rows.flatMap(({ key, id }) => (key === null ? [] : [[key, id]])));
}

/** Whether a site's demo has been filled in before. */
export async function isFilled(db: Queryable, site: SiteKey): Promise<boolean> {
  return (await db.select({ site: demoSites.site }).from(demoSites).where(eq(demoSites.site, site))).length > 0;
}
