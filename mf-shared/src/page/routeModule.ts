import type { ComponentType } from 'react';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom';
import type { PageConfig } from '../domain/index.ts';
import type { RootState } from '../state/store.ts';

/** Metadata of a page. The shell turns it into head elements, on the server and on navigation. */
export type PageMeta = {
  /** The complete title of the document. */
  title: string;
  description?: string;
  /** Separated by commas. */
  keywords?: string;
  /** Canonical path of the page, with `?page=N` if the page has a number. The shell makes it absolute. */
  canonicalPath: string;
  ogType?: string;
  ogTitle?: string;
  ogDescription?: string;
  /** Picture for Open Graph and Twitter. Defaults to the share picture of the site. */
  image?: { url: string; width: number; height: number; alt: string };
  twitterCard?: 'summary' | 'summary_large_image' | 'player';
  /** A player to show in a card, for `twitterCard: 'player'`. */
  twitterPlayer?: { url: string; width: number; height: number };
  /** User name of the creator of the content. */
  twitterCreator?: string;
  /** For `ogType: 'article'`. `author` is the address of the author's page. */
  article?: {
    publishedTime?: string;
    modifiedTime?: string;
    author?: string;
    section?: string;
    tags?: readonly string[];
  };
  /** `noindex` keeps a page out of search engines. */
  robots?: 'noindex';
  /** Set for a page with a secret in its address, so that no request discloses the address. */
  referrer?: 'no-referrer';
  /** schema.org objects, one `<script type="application/ld+json">` each. */
  jsonLd?: readonly Record<string, unknown>[];
  /** `prev`, `next` and `alternate` links: feeds and oEmbed with their type and title. */
  links?: readonly { rel: string; href: string; type?: string; title?: string }[];
};

export type MetaArguments = {
  state: RootState;
  config: PageConfig;
  params: Readonly<Record<string, string | undefined>>;
  pathname: string;
  /** Query with its question mark: `?page=2`. Empty without a query. */
  search?: string;
};

/** A route's data for the shell, in React Router's `handle`. */
export type RouteHandle = {
  /** Called after the loaders, with the state that they filled. */
  meta: (page: MetaArguments) => PageMeta;
  /**
   * The first picture of the page, as its `img` requests it. The page preloads this picture. Called after the loaders,
   * like `meta`.
   */
  firstPicture?: (page: MetaArguments) => { src: string; srcSet?: string; sizes?: string } | null;
  /** /auth, /privacy-policy and /terms-of-use hide the standard header. */
  hideHeader?: boolean;
  /** True if the page shows the site's `staticAbout`. Other pages do not send this text to the browser. */
  showsStaticAbout?: boolean;
  /** True for a slot of an application with its own router. The shell then ignores changes of the query. */
  ownsQuery?: boolean;
};

/** A module that a remote exposes for a route: a React Router route module and everything that its page needs. */
export type RouteModule = {
  Component: ComponentType;
  loader?: (page: LoaderFunctionArgs) => unknown;
  /** Handles a form that is sent to the page's address without scripts. On the server of the creator host only. */
  action?: (page: ActionFunctionArgs) => unknown;
  ErrorBoundary?: ComponentType;
  handle: RouteHandle;
};
