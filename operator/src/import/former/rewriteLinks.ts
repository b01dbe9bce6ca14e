import { posts } from '@marquee/api/acts/tables.ts';
import { formerAddress } from '@marquee/platform/address/formerAddress.ts';
import type { PostModule, SiteKey } from '@marquee/shared/domain';
import { eq, inArray } from 'drizzle-orm';
import type { ReportedAddress } from '../report/ImportReport.ts';
import type { Target } from '../Target.ts';
import { locateAddresses } from './locateAddresses.ts';
import { formerPathOf, withNewLinks } from './oldLinks.ts';

/** The old links of a record, and its post; null if the post was deleted here. */
export type LinkedPost = { postId: number | null; links: readonly string[]; hosts: ReadonlySet<string> };

const chunk = 100;

/**
 * Rewrites links between old posts to their present addresses. It runs after all records, because a target can come
 * later in the file, or in a later file.
 * @returns where each link of each record leads, in the order of the records
 */
export async function rewriteLinks(
  db: Target,
  site: SiteKey,
  linked: readonly LinkedPost[],
): Promise<ReportedAddress[][]> {
  const forms = new Map<string, string>();
  for (const { links, hosts } of linked)
    for (const link of links) {
      const form = formerAddress(formerPathOf(link, hosts) ?? '');
      if (form !== null) forms.set(link, form);
    }
  const located = await db.transaction((transaction) =>
    locateAddresses(transaction, site, [...new Set(forms.values())]),
  );
  const locations = new Map<string, string>();
  for (const [link, form] of forms) {
    const location = located.get(form);
    if (!location) continue;
    locations.set(link, location);
    // Stored links have a scheme.
    if (link.startsWith('//')) locations.set(`https:${link}`, location);
  }
  const ids = linked.flatMap(({ postId, links }) =>
    postId !== null && links.some((link) => locations.has(link)) ? [postId] : [],
  );
  for (let start = 0; start < ids.length; start += chunk)
    await rewritePosts(db, ids.slice(start, start + chunk), locations);
  return linked.map(({ links }) =>
    links.flatMap((from) => {
      const to = locations.get(from) ?? null;
      return to === from ? [] : [{ from, to }];
    }),
  );
}

function rewritePosts(db: Target, ids: readonly number[], locations: ReadonlyMap<string, string>): Promise<void> {
  return db.transaction(async (transaction) => {
    const rows = await transaction
      .select({ id: posts.id, content: posts.content, modules: posts.modules, imageCaption: posts.imageCaption })
      .from(posts)
      .where(inArray(posts.id, [...ids]))
      .for('no key update');
    for (const { id, ...texts } of rows) {
      const changed = {
        content: withNewLinks(texts.content, locations),
        modules: texts.modules.map((module) => withNewModuleLinks(module, locations)),
        imageCaption: texts.imageCaption && withNewLinks(texts.imageCaption, locations),
      };
      if (
        JSON.stringify(changed) !==
        JSON.stringify({ content: texts.content, modules: texts.modules, imageCaption: texts.imageCaption })
      )
        await transaction.update(posts).set(changed).where(eq(posts.id, id));
    }
  });
}

function withNewModuleLinks(module: PostModule, locations: ReadonlyMap<string, string>): PostModule {
  const text = module.content === undefined ? {} : { content: withNewLinks(module.content, locations) };
  const changed = { ...module, ...text } as PostModule;
  if (changed.type !== 'image' && changed.type !== 'video') return changed;
  const { imageCaption, actionUrl } = changed;
  return {
    ...changed,
    ...(imageCaption !== undefined && { imageCaption: withNewLinks(imageCaption, locations) }),
    ...(actionUrl !== undefined && { actionUrl: locations.get(actionUrl) ?? actionUrl }),
  };
}
