import type {
  AuditList,
  CuratedKind,
  CuratedPost,
  CuratedPostChange,
  CuratedPostLink,
  CuratedPromo,
  CuratedRedirect,
  CuratedSection,
  CuratedSectionChange,
  NewSection,
  PicksChange,
  PromoChange,
  PromoFields,
  SiteKey,
} from '@marquee/shared/domain';
import type { CallOptions } from '@marquee/shared/transport';
import type { Exchange } from '@marquee/shared/transport/exchange';

/** The api ends a merge after 50 s. */
const mergeTimeoutMs = 60_000;

/** The categories, channels or tags of a site. */
export type SectionsOfSite = { site: SiteKey; kind: CuratedKind };

type SectionAnswer = { section: CuratedSection };
type PostAnswer = { post: CuratedPost };
type PostsAnswer = { posts: CuratedPostLink[] };

/** Creates the calls for curating a site. Each call rejects with an `ApiError`. @param exchange sends the calls */
export function createCurationApi(exchange: Exchange) {
  return {
    ...sectionCalls(exchange),
    ...promoCalls(exchange),
    ...postCalls(exchange),
    ...redirectCalls(exchange),
    /** Rows of the audit, the newest first. @param search filters, as the api names them */
    changes: async (search: string, options?: CallOptions): Promise<AuditList> =>
      (await exchange<AuditList>('GET', `/api/vocal/audit?${search}`, options)).body,
  };
}

const siteOf = (site: SiteKey) => `/api/vocal/curation/${site}`;

function sectionCalls(exchange: Exchange) {
  const pathOf = ({ site, kind }: SectionsOfSite, id?: string) =>
    `${siteOf(site)}/${kind}${id === undefined ? '' : `/${encodeURIComponent(id)}`}`;
  return {
    /** Returns at most 200 sections. The sections with the most posts come first. @param q a part of the name */
    sections: async (of: SectionsOfSite, q: string, options?: CallOptions): Promise<readonly CuratedSection[]> => {
      const search = q ? `?${new URLSearchParams({ q })}` : '';
      return (await exchange<{ sections: CuratedSection[] }>('GET', pathOf(of) + search, options)).body.sections;
    },
    create: async (of: SectionsOfSite, section: NewSection): Promise<CuratedSection> =>
      (await exchange<SectionAnswer>('POST', pathOf(of), { body: section })).body.section,
    change: async (of: SectionsOfSite, id: string, change: CuratedSectionChange): Promise<CuratedSection> =>
      (await exchange<SectionAnswer>('PATCH', pathOf(of, id), { body: change })).body.section,
    remove: async (of: SectionsOfSite, id: string): Promise<void> => {
      await exchange('DELETE', pathOf(of, id));
    },
    /** Merges sections. @param into id of the section that stays @param from ids of the sections that are removed */
    merge: async (of: SectionsOfSite, into: string, from: readonly string[]): Promise<CuratedSection> =>
      (
        await exchange<SectionAnswer>('POST', `${pathOf(of, into)}/merge`, {
          body: { from },
          timeoutMs: mergeTimeoutMs,
        })
      ).body.section,
  };
}

function promoCalls(exchange: Exchange) {
  const promosOf = (site: SiteKey) => `${siteOf(site)}/promos`;
  return {
    promos: async (site: SiteKey, options?: CallOptions): Promise<readonly CuratedPromo[]> =>
      (await exchange<{ promos: CuratedPromo[] }>('GET', promosOf(site), options)).body.promos,
    createPromo: async (site: SiteKey, fields: PromoFields): Promise<void> => {
      await exchange('POST', promosOf(site), { body: fields });
    },
    /** @param known the promo as the moderator saw it */
    changePromo: async (site: SiteKey, known: CuratedPromo, fields: PromoFields): Promise<void> => {
      const { id, createdAt: _createdAt, isShown: _isShown, ...before } = known;
      const body: PromoChange = { ...fields, before };
      await exchange('PATCH', `${promosOf(site)}/${encodeURIComponent(id)}`, { body });
    },
    removePromo: async (site: SiteKey, id: string): Promise<void> => {
      await exchange('DELETE', `${promosOf(site)}/${encodeURIComponent(id)}`);
    },
  };
}

function postCalls(exchange: Exchange) {
  return {
    /** The 20 latest published posts with these words in their names. */
    posts: async (site: SiteKey, q: string, options?: CallOptions): Promise<readonly CuratedPostLink[]> =>
      (await exchange<PostsAnswer>('GET', `${siteOf(site)}/posts?${new URLSearchParams({ q })}`, options)).body.posts,
    post: async (site: SiteKey, id: string, options?: CallOptions): Promise<CuratedPost> =>
      (await exchange<PostAnswer>('GET', `${siteOf(site)}/posts/${encodeURIComponent(id)}`, options)).body.post,
    changePost: async (site: SiteKey, id: string, change: CuratedPostChange): Promise<CuratedPost> =>
      (await exchange<PostAnswer>('PATCH', `${siteOf(site)}/posts/${encodeURIComponent(id)}`, { body: change })).body
        .post,
    /** The editor's picks in their order. */
    picks: async (site: SiteKey, options?: CallOptions): Promise<readonly CuratedPostLink[]> =>
      (await exchange<PostsAnswer>('GET', `${siteOf(site)}/picks`, options)).body.posts,
    changePicks: async (site: SiteKey, change: PicksChange): Promise<readonly CuratedPostLink[]> =>
      (await exchange<PostsAnswer>('PUT', `${siteOf(site)}/picks`, { body: change })).body.posts,
  };
}

function redirectCalls(exchange: Exchange) {
  return {
    /** Former addresses, the latest first. @param q a part of the address, or of the name of its target */
    redirects: async (site: SiteKey, q: string, options?: CallOptions): Promise<readonly CuratedRedirect[]> => {
      const search = new URLSearchParams({ q });
      return (await exchange<{ redirects: CuratedRedirect[] }>('GET', `${siteOf(site)}/redirects?${search}`, options))
        .body.redirects;
    },
    removeRedirect: async (site: SiteKey, { kind, key }: CuratedRedirect): Promise<void> => {
      await exchange('DELETE', `${siteOf(site)}/redirects/${kind}/${encodeURIComponent(key)}`);
    },
  };
}

export type CurationApi = ReturnType<typeof createCurationApi>;
