import type {
  DraftTag,
  Image,
  ListicleOrder,
  MediaLayout,
  MediaType,
  PostCorrection,
  PostModule,
  PostType,
  ReviewStatus,
  SiteKey,
  SpecialFeature,
  VideoData,
} from '@marquee/shared/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { identity, moment, reference } from './columns.ts';
import { categories, channels, tags } from './taxonomy.ts';
import { users } from './users.ts';

/**
 * Posts in every state. A draft may lack the fields that `posts_published_complete` requires. Readers' queries contain
 * `status = 'published'` as a literal, because the partial indexes need it.
 */
export const posts = pgTable(
  'posts',
  {
    id: identity(),
    site: text().$type<SiteKey>(),
    /** Name in addresses, unique in its site. */
    key: text(),
    status: text().$type<ReviewStatus>().notNull().default('draft'),
    authorId: reference('author_id').references(() => users.id, { onDelete: 'set null' }),
    categoryId: reference('category_id').references(() => categories.id),
    channelId: reference('channel_id').references(() => channels.id),
    name: text().notNull().default(''),
    title: text().notNull().default(''),
    subtitle: text().notNull().default(''),
    /** Plain text. */
    summary: text().notNull().default(''),
    postType: text('post_type').$type<PostType>().notNull().default('article'),
    mediaType: text('media_type').$type<MediaType>().notNull().default('image'),
    brightcoveId: text('brightcove_id'),
    videoLink: text('video_link'),
    videoData: jsonb('video_data').$type<VideoData>(),
    image: jsonb().$type<Image>(),
    imageAltText: text('image_alt_text'),
    /** Sanitized HTML. */
    imageCaption: text('image_caption'),
    imageCredit: text('image_credit'),
    mediaLayout: text('media_layout').$type<MediaLayout>().notNull().default('insetCenter'),
    /** Sanitized HTML. */
    content: text().notNull().default(''),
    modules: jsonb().$type<PostModule[]>().notNull().default([]),
    isListicle: boolean('is_listicle').notNull().default(false),
    listicleOrder: text('listicle_order').$type<ListicleOrder>().notNull().default('ascending'),
    editorPick: boolean('editor_pick').notNull().default(false),
    /** Position among the editor's picks; null for a pick without an order, which follows by age. */
    pickPosition: smallint('pick_position'),
    specialFeature: jsonb('special_feature').$type<SpecialFeature>(),
    /** Language of the texts, BCP 47. Null for the language of the site. */
    language: text(),
    seoTitle: text('seo_title').notNull().default(''),
    seoDescription: text('seo_description').notNull().default(''),
    seoKeywords: text('seo_keywords').notNull().default(''),
    ogType: text('og_type').notNull().default('article'),
    ogTitle: text('og_title').notNull().default(''),
    ogDescription: text('og_description').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    modifiedAt: moment('modified_at').notNull(),
    publishedAt: moment('published_at'),
    /** Publication time of a scheduled post; null for other posts. */
    publishAt: moment('publish_at'),
    /** Time before which the post cannot be published. */
    embargoUntil: moment('embargo_until'),
    /** Lines for readers about changes of the published post, the oldest first. */
    corrections: jsonb().$type<PostCorrection[]>().notNull().default([]),
    /** Counts the saves. A post with a working copy has the working copy's version instead. */
    version: integer().notNull().default(1),
    /** Time at which the post went into the trash. */
    deletedAt: moment('deleted_at'),
    /** The writer's tags, with new ones, until the post is submitted; null where `post_tag` has them. */
    draftTags: jsonb('draft_tags').$type<DraftTag[]>(),
  },
  (table) => {
    // Lists read these ascending indexes backwards, in the order "published_at desc, id desc". Each index covers its
    // list's query, so that a far page skips the earlier rows without reading the table.
    const byAge = [table.publishedAt, table.id] as const;
    const published = sql`status = 'published'`;
    return [
      unique('posts_site_key').on(table.site, table.key),
      check(
        'posts_published_complete',
        sql`status <> 'published' or (site is not null and key is not null and published_at is not null)`,
      ),
      // The route GET /api/posts/list uses the key `list`.
      check('posts_key_not_reserved', sql`key <> 'list'`),
      check('posts_trash_not_published', sql`deleted_at is null or status <> 'published'`),
      index('posts_trash').on(table.deletedAt).where(sql`deleted_at is not null`),
      index('posts_newest')
        .on(table.site, ...byAge)
        .where(published),
      index('posts_newest_of_type')
        .on(table.site, table.postType, ...byAge)
        .where(published),
      index('posts_newest_in_category')
        .on(table.categoryId, table.site, ...byAge)
        .where(published),
      index('posts_newest_of_type_in_category')
        .on(table.categoryId, table.site, table.postType, ...byAge)
        .where(published),
      index('posts_newest_in_channel')
        .on(table.channelId, table.site, ...byAge, table.postType)
        .where(published),
      index('posts_newest_by_author')
        .on(table.authorId, table.site, ...byAge, table.postType)
        .where(published),
      index('posts_editor_picks')
        .on(table.site, table.pickPosition, table.publishedAt.desc(), table.id.desc())
        .where(sql`status = 'published' and editor_pick`),
      check('posts_ordered_are_picks', sql`pick_position is null or editor_pick`),
      index('posts_due').on(table.publishAt).where(sql`status = 'scheduled'`),
      index('posts_by_author').on(table.authorId, table.modifiedAt),
    ];
  },
);

/**
 * Tags of posts. The last three columns copy the post's values while it is published (else null), kept by trigger, so
 * that a tag's newest posts come from one index.
 */
export const postTags = pgTable(
  'post_tag',
  {
    postId: reference('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    tagId: reference('tag_id')
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
    /** Position among the post's tags. */
    position: smallint().notNull().default(0),
    site: text().$type<SiteKey>(),
    postType: text('post_type').$type<PostType>(),
    publishedAt: moment('published_at'),
  },
  (table) => {
    const byAge = [table.publishedAt, table.postId] as const;
    const published = sql`published_at is not null`;
    return [
      primaryKey({ columns: [table.postId, table.tagId] }),
      index('post_tag_tag').on(table.tagId),
      index('post_tag_newest')
        .on(table.tagId, table.site, ...byAge)
        .where(published),
      index('post_tag_newest_of_type')
        .on(table.tagId, table.site, table.postType, ...byAge)
        .where(published),
    ];
  },
);
