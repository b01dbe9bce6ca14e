import type { DraftChanges, FieldError, Image, ImageField, PostModule } from '@marquee/shared/domain';
import { and, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../kernel/db/connect.ts';
import { uploads } from '../../../kernel/db/schema/uploads.ts';
import type { UserRow } from '../../../people/accounts/userView.ts';
import type { StoredDraft } from '../readDraft.ts';
import { usablePictures } from '../usablePictures.ts';
import { invalid } from './cleanChanges.ts';

/** A picture of a post and the field that contains it. */
type NamedPicture = { pointer: string; publicId: string };

/** Matches the public ids of uploads in the addresses of pictures and files. */
const uploadInHtml = /\buploads\/[0-9a-f]{8}-[0-9a-f-]{27}\b/g;

/** Place where pictures are used: a post with its stored pictures, or a template, which has neither. */
type Place = {
  postId: number | null;
  people: readonly number[];
  stored: ReadonlySet<string>;
  /** Finds the pictures that the account may use from a library. */
  library?: (publicIds: readonly string[]) => Promise<string[]>;
};

/**
 * Refuses pictures that are new in a post, unless the account or the post's author uploaded them or had them in a post
 * or template before, or the account may choose them from the library of the post's site. An undone change may restore a picture of the demo, or of a duplicate.
 * @throws ProblemError 422 with a pointer to each picture
 */
export async function refuseForeignPictures(
  db: Queryable,
  { row, fields }: StoredDraft,
  account: UserRow,
  changes: DraftChanges,
): Promise<void> {
  const stored = new Set([...picturesOf(fields), ...picturesOf(row)].map(({ publicId }) => publicId));
  const people = [account.id, ...(row.authorId === null ? [] : [row.authorId])];
  const site = changes.site === undefined ? fields.site : changes.site;
  const library = (publicIds: readonly string[]) => usablePictures(db, account, site, publicIds);
  await refuseUnknown(db, { postId: row.id, people, stored, library }, changes);
}

/**
 * Refuses pictures of a template that the account neither uploaded nor had in a post or template before.
 * @throws ProblemError 422 with a pointer to each picture
 */
export async function refuseForeignInTemplate(db: Queryable, userId: number, changes: DraftChanges): Promise<void> {
  await refuseUnknown(db, { postId: null, people: [userId], stored: new Set() }, changes);
}

async function refuseUnknown(db: Queryable, place: Place, changes: DraftChanges): Promise<void> {
  const added = picturesOf(changes).filter(({ publicId }) => !place.stored.has(publicId));
  if (added.length === 0) return;
  const known = await knownPictures(db, place, [...new Set(added.map(({ publicId }) => publicId))]);
  const errors: FieldError[] = added
    .filter(({ publicId }) => !known.has(publicId))
    .map(({ pointer }) => ({
      pointer,
      code: 'unknown-picture',
      message: 'This picture or file is not one of your uploads. Upload it here.',
    }));
  if (errors.length > 0) throw invalid(errors);
}

async function knownPictures(
  db: Queryable,
  { postId, people, stored, library }: Place,
  publicIds: readonly string[],
): Promise<Set<string>> {
  const owned = await db
    .select({ publicId: uploads.publicId })
    .from(uploads)
    .where(and(inArray(uploads.publicId, [...publicIds]), inArray(uploads.userId, [...people])));
  const known = new Set(owned.map(({ publicId }) => publicId));
  const others = publicIds.filter((publicId) => !known.has(publicId));
  if (others.length === 0) return known;
  for (const publicId of (await library?.(others)) ?? []) known.add(publicId);
  for (const { original } of await originalsOf(db, stored, others)) if (original) known.add(original);
  for (const post of await postsWith(db, postId, people, others))
    for (const { publicId } of picturesOf(post)) known.add(publicId);
  return known;
}

/** Finds the ids that are originals of pictures in the post, so that an edit can be undone. */
async function originalsOf(
  db: Queryable,
  stored: ReadonlySet<string>,
  publicIds: readonly string[],
): Promise<{ original: string | null }[]> {
  if (stored.size === 0) return [];
  return db
    .select({ original: uploads.original })
    .from(uploads)
    .where(and(inArray(uploads.publicId, [...stored]), inArray(uploads.original, [...publicIds])));
}

/**
 * Selects posts and templates of these people, and revisions of this post, that contain one of the ids anywhere. An id in a title or
 * text is not a picture, so the fields with pictures decide.
 */
async function postsWith(
  db: Queryable,
  postId: number | null,
  people: readonly number[],
  publicIds: readonly string[],
): Promise<PictureFields[]> {
  const ids = sql`${JSON.stringify(publicIds)}::jsonb`;
  const { rows } = await db.execute<PictureFields>(sql`
    with written as (
      select image, modules, content from posts where ${inArray(sql`author_id`, [...people])}
      union all
      select fields->'image', fields->'modules', fields->>'content' from revisions where post_id = ${postId}
      union all
      select null, content->'modules', content->>'content' from templates where ${inArray(sql`user_id`, [...people])}
    )
    select image, modules, content from written where exists (
      select from jsonb_array_elements_text(${ids}) as id
      where strpos(concat_ws(' ', image, modules, content), id) > 0)`);
  return rows;
}

function picturesOf({ image, content, modules }: PictureFields): NamedPicture[] {
  const own: Record<ImageField, Image | null | undefined> = { image };
  return [
    ...Object.entries(own).flatMap(([name, picture]) =>
      picture ? [{ pointer: `/${name}`, publicId: picture.public_id }] : [],
    ),
    ...inHtml('/content', content),
    ...(modules ?? []).flatMap((module, index) => picturesOfModule(module, `/modules/${index}`)),
  ];
}

/** Fields of a draft, a change or a stored post that contain pictures. */
type PictureFields = Pick<DraftChanges, ImageField | 'content'> & {
  modules?: readonly PostModule[] | null | undefined;
};

function picturesOfModule(module: PostModule, pointer: string): NamedPicture[] {
  const named: NamedPicture[] = inHtml(`${pointer}/content`, module.content);
  switch (module.type) {
    case 'content':
    case 'video':
      return named;
    case 'image':
    case 'product':
      if (module.image) named.push({ pointer: `${pointer}/image`, publicId: module.image.public_id });
      return named;
    case 'gallery':
      // A picture with its own address is shown from that address.
      for (const [place, { public_id: publicId, url }] of module.images.entries())
        if (url === null) named.push({ pointer: `${pointer}/images/${place}`, publicId });
      return named;
  }
}

function inHtml(pointer: string, html = ''): NamedPicture[] {
  return Array.from(html.matchAll(uploadInHtml), ([publicId]) => ({ pointer, publicId }));
}
