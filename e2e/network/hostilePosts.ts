import type { PostModule } from '@marquee/shared/domain';
import type { Database } from '../../api/src/kernel/db/connect.ts';
import { posts, postTags } from '../../api/src/kernel/db/schema/posts.ts';
import { categories, tags } from '../../api/src/kernel/db/schema/taxonomy.ts';
import { users } from '../../api/src/kernel/db/schema/users.ts';
import { sanitizeHtml, sanitizeLine, sanitizeProse } from '../../api/src/kernel/html/sanitizeHtml.ts';
import { harmlessBodies } from '../../api/src/testing/hostile/harmlessBodies.ts';
import { hostileBodies } from '../../api/src/testing/hostile/hostileBodies.ts';

const site = 'beat' as const;
const image = { public_id: 'demo/beat/promo', width: 2000, height: 900 };
const bodiesOnPage = 40;
const bodies = Object.values(hostileBodies).flat();

/** Text that would run wherever it is not escaped: in HTML, attributes, titles, comments, scripts and JSON. */
export const hostileText = `</title></script><script>alert(1)</script><img src=x onerror=alert(1)>"'\`--><!--\\"onclick=alert(1) {{1}} &lt;\u2028`;

export type HostilePost = {
  key: string;
  name: string;
  /** Titles of the modules with a body, and whether it is their caption. */
  bodies: { title: string; inCaption: boolean }[];
};

type Row = Omit<typeof posts.$inferInsert, 'createdAt' | 'modifiedAt'>;
const content = (title: string, html: string): PostModule => ({
  type: 'content',
  title,
  isListicleItem: false,
  content: html,
});

/** Every body as a module and as a caption, many to a page: an escape from one shows in the next. */
function pageOf(some: readonly string[], index: number): Row {
  const modules = some.flatMap((body, place): PostModule[] => [
    content(`Body ${place}`, sanitizeHtml(body)),
    {
      type: 'image',
      title: `Caption ${place}`,
      isListicleItem: false,
      mediaLayout: 'insetCenter',
      image,
      imageCaption: sanitizeLine(body),
    },
    content(`After ${place}`, `<p>Still here ${place}</p>`),
  ]);
  return { key: `hostile-${index}`, name: `Hostile ${index}`, modules };
}

/**
 * Posts whose whole text is a hostile body: one of every kind, with a drop cap, and all that aim at our own rewriting.
 */
function alone(): Row[] {
  const chosen = [
    ...Object.values(hostileBodies).map(([first]) => first),
    ...bodies.filter((body) => body.includes('$')),
  ];
  return chosen.map((body, index) => ({
    key: `alone-${index}`,
    name: `Alone ${index}`,
    content: sanitizeHtml(body),
    modules: [],
  }));
}

const script = 'javascript:alert(1)';

/** A post whose every field of plain text means harm. */
function plainFields(): Row {
  const text = hostileText;
  const action = { actionLabel: text, actionUrl: script };
  const data = { thumbnailUrl: '/\\evil.example/x.png', thumbnailWidth: 9, thumbnailHeight: 9, title: text };
  const pictures = [
    script,
    'data:text/html,<script>alert(1)</script>',
    '/\\evil.example/x',
    'https://evil.example/x',
    null,
  ];
  const embed =
    '<iframe src="https://evil.example/x"></iframe><iframe srcdoc="<script>parent.alert(1)</script>"></iframe>';
  return {
    key: 'plain-fields',
    name: text,
    subtitle: text,
    summary: text,
    seoTitle: text,
    seoDescription: text,
    seoKeywords: text,
    ogType: text,
    ogTitle: text,
    ogDescription: text,
    imageAltText: text,
    imageCredit: text,
    mediaType: 'video',
    postType: 'video',
    videoLink: script,
    videoData: { exists: true, thumbnailUrl: 'https://evil.example/x.png', html: embed },
    specialFeature: { name: text, subtitle: text, image, ...action },
    modules: [
      {
        type: 'image',
        title: text,
        isListicleItem: true,
        mediaLayout: 'outsetLeft',
        image,
        imageAltText: text,
        imageCredit: text,
        ...action,
      },
      {
        type: 'gallery',
        title: text,
        isListicleItem: false,
        galleryStyle: 'columns',
        images: pictures.map((url) => ({ ...image, url, title: text, alt: text, credit: text })),
      },
      { type: 'product', title: text, isListicleItem: false, url: script, data, image: null },
      { type: 'product', title: text, isListicleItem: false, url: ' \u0001java\nscript:alert(1)', data: null, image },
      ...['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', '//evil.example/x'].map(
        (videoLink): PostModule => ({
          type: 'video',
          title: text,
          isListicleItem: false,
          mediaLayout: 'insetCenter',
          brightcoveId: null,
          videoLink,
          videoData: { exists: true, thumbnailUrl: script, html: sanitizeHtml(embed) },
          ...action,
        }),
      ),
    ],
  };
}

const harmless: Row = {
  key: 'harmless',
  name: 'Harmless',
  modules: harmlessBodies.map((body, index) => content(`Body ${index}`, sanitizeHtml(body))),
};

/** The record of a person with a hostile name and bio. */
export const mallory = {
  key: 'mallory',
  firstName: '<img src=x onerror=alert(1)>',
  lastName: '</script><script>alert(1)</script>',
};

/**
 * Publishes posts that mean harm, newest first and written as every post is: their HTML through the api's sanitizer, their
 * plain fields as they come. Each is the next post of the one before.
 */
export async function publishHostilePosts(db: Database): Promise<HostilePost[]> {
  const now = Date.now();
  const dates = { createdAt: new Date(now), modifiedAt: new Date(now) };
  const bio = bodies
    .filter(({ length }) => length < 1_000)
    .map(sanitizeProse)
    .join('');
  const [author] = await db
    .insert(users)
    .values({ ...mallory, bio, summary: hostileText, ...dates })
    .returning();
  const [category] = await db
    .insert(categories)
    .values({ site, key: 'hostile', name: hostileText, description: hostileText, image, position: 99 })
    .returning();
  const [tag] = await db
    .insert(tags)
    .values({
      site,
      key: 'hostile',
      name: hostileText,
      seoTitle: hostileText,
      seoDescription: hostileText,
      ogTitle: hostileText,
    })
    .returning();
  if (!author || !category || !tag) throw new Error('Nothing was written');

  const pages = Array.from({ length: Math.ceil(bodies.length / bodiesOnPage) }, (_, index) =>
    pageOf(bodies.slice(index * bodiesOnPage, (index + 1) * bodiesOnPage), index),
  );
  const rows = [plainFields(), ...pages, ...alone(), harmless];
  const written = await db
    .insert(posts)
    .values(
      rows.map((row, index) => ({
        site,
        status: 'published' as const,
        authorId: author.id,
        categoryId: category.id,
        image,
        title: row.name,
        ...row,
        ...dates,
        publishedAt: new Date(now - index * 60_000),
      })),
    )
    .returning();
  await db.insert(postTags).values(written.map(({ id }) => ({ postId: id, tagId: tag.id })));
  return written.map(({ key, name, modules }) => ({
    key: key ?? '',
    name,
    bodies: modules.flatMap(({ title = '' }) =>
      /^(Body|Caption) /.test(title) ? [{ title, inCaption: title.startsWith('Caption') }] : [],
    ),
  }));
}
