import type { RootState } from '@marquee/shared';
import type { PageConfig } from '@marquee/shared/domain';
import type { PageRoute } from '../routeEntry.ts';
import type { PageRelease } from '../serverContract.ts';

/** Ids of the JSON data blocks with which a page reaches the browser. */
export const dataBlockIds = { config: 'site-config', state: 'page-state', release: 'release-set' } as const;

/** A thrown response, as data. */
export type SerializedRouteError = { status: number; statusText: string; data: unknown };

/** The data to hydrate: the slices that a page filled, and the router's result. */
export type PageState = {
  /** The entry of the route table that the page belongs to. */
  route: PageRoute;
  store: Partial<RootState>;
  loaderData: Record<string, unknown>;
  /** Results of the page's form action, by route. */
  actionData?: Record<string, unknown>;
  errors: Record<string, SerializedRouteError> | null;
  /** Places of the store's texts that the page shows and does not carry twice, as `posts.post.content`. */
  shown?: string[];
};

type Branch = Record<string, unknown>;

function readBlock(document: Document, id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/**
 * The config of the site being read, which the page carries under the site's name.
 * @throws Error('Could not find site config in page')
 */
export function readPageConfig(document: Document): PageConfig {
  const siteName = document.documentElement.dataset.site;
  const configs = readBlock(document, dataBlockIds.config) as Record<string, PageConfig> | undefined;
  const config = siteName ? configs?.[siteName] : undefined;
  if (!config) throw new Error('Could not find site config in page');
  return config;
}

/**
 * The state that a page carries, with the texts that its markup shows.
 * @throws Error when the page has none
 */
export function readPageState(document: Document): PageState {
  const state = readBlock(document, dataBlockIds.state) as PageState | undefined;
  if (!state) throw new Error('Could not find the state in page');
  for (const place of state.shown ?? []) {
    const path = place.split('.');
    const field = path.pop() ?? '';
    const branch = path.reduce<unknown>((parent, name) => (parent as Branch)[name], state.store) as Branch;
    branch[field] = document.querySelector(`[data-state="${place}"]`)?.innerHTML;
  }
  return state;
}

export function readPageRelease(document: Document): PageRelease {
  const release = readBlock(document, dataBlockIds.release) as PageRelease | undefined;
  if (!release) throw new Error('Could not find the release set in page');
  return release;
}
