import type { Queryable } from '@marquee/api/acts/database.ts';
import {
  categories,
  channels,
  demoSites,
  eq,
  inArray,
  posts,
  postTags,
  postViews,
  promos,
  tags,
  users,
} from '@marquee/api/acts/tables.ts';
import type { SiteKey } from '@marquee/shared/domain';
import { ContentError } from './content/ContentError.ts';
import { postRow } from './content/postRow.ts';
import type { SitePictures } from './content/SitePictures.ts';
import type { SiteFiles } from './content/siteFiles.ts';
import { type SiteTexts, siteTexts } from './content/siteTexts.ts';
import { demoViews } from './demoViews.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Rows of one site, made from its files by `siteRows`. */
export type SiteRows = ReturnType<typeof siteRows>;

/**
 * Turns a site's files into rows and adds its pictures to the list.
 * @param now the time from which the posts' ages count back
 * @throws ContentError naming the file and the field at fault.
 */
export function siteRows(site: SiteKey, files: SiteFiles, pictures: SitePictures, now: Date) {
  const { site: content, file } = files;
  const at = new Date(now);
  const texts = siteTexts(content.language);
  const parts = { site, files, pictures, texts, now };
  return {
    authors: content.authors.map((author, index) => ({
      key: author.key,
      firstName: texts.plain(author.first),
      lastName: texts.plain(author.last),
      bio: texts.bio(author.bio),
      summary: author.summary && texts.plain(author.summary),
      image: author.portrait === null ? null : pictures.named(author.portrait, file, `authors.${index}.portrait`),
      createdAt: at,
      modifiedAt: at,
    })),
    categories: content.categories.map((category, position) => ({
      site,
      key: category.key,
      name: texts.plain(category.name),
      description: texts.plain(category.description),
      image: pictures.named(category.picture, file, `categories.${position}.picture`),
      position,
    })),
    channels: channelRows(parts),
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
      image: pictures.named(content.promo.image.file, file, 'promo.image.file'),
      createdAt: at,
    },
    posts: postRows(parts),
  };
}

type SiteParts = { site: SiteKey; files: SiteFiles; pictures: SitePictures; texts: SiteTexts; now: Date };

function channelRows({ site, files, pictures, texts }: SiteParts) {
  const { site: content, file } = files;
  return content.channels.map((channel, position) => {
    const svg = files.channelLogos.get(channel.key);
    const logo = svg ? pictures.add(`channel-${channel.key}`, svg, `${file} (channel ${channel.key})`) : null;
    return {
      site,
      key: channel.key,
      name: texts.plain(channel.name),
      description: texts.plain(channel.description),
      image: channel.banner ? pictures.named(channel.banner.file, file, `channels.${position}.banner.file`) : null,
      pageLogo: logo,
      mastheadLogo: logo,
      url: channel.url ?? null,
      position,
    };
  });
}

function postRows({ site, files, pictures, texts, now }: SiteParts) {
  const tagNames = new Map(files.site.tags.map((tag) => [tag.key, texts.plain(tag.name)]));
  return files.posts.map((post) => {
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
  });
}

/**
 * Writes a site's rows. Call it in a transaction.
 * @throws ContentError if an author's key belongs to another person on another site
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

/**
 * Finds or inserts the authors. Authors have one profile on the network, so an author of a second site already exists.
 */
async function fillAuthors(db: Queryable, site: SiteKey, rows: SiteRows): Promise<Map<string, number>> {
  await db.insert(users).values(rows.authors).onConflictDoNothing({ target: users.key });
  const keys = rows.authors.map(({ key }) => key);
  const found = await db.select().from(users).where(inArray(users.key, keys));
  for (const author of rows.authors) {
    const namesake = found.find(({ key }) => key === author.key);
    if (namesake?.firstName !== author.firstName || namesake.lastName !== author.lastName)
      throw new ContentError(`${site}/site.yaml`, 'authors', `"${author.key}" is already another person's key.`);
  }
  return idsByKey(found);
}

function idsByKey(rows: readonly { key: string | null; id: number }[]): Map<string, number> {
  return new Map(rows.flatMap(({ key, id }) => (key === null ? [] : [[key, id]])));
}

/** Checks whether the demo content of a site was created before. */
export async function isFilled(db: Queryable, site: SiteKey): Promise<boolean> {
  return (await db.select({ site: demoSites.site }).from(demoSites).where(eq(demoSites.site, site))).length > 0;
}
