import type { ComponentType } from 'react';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom';
import type { PageConfig } from '../domain/index.ts';
import type { RootState } from '../state/store.ts';

/** The metadata of a page, for machines. The shell turns it into head elements, on the server and on navigation. */
export type PageMeta = {
  /** The document's whole title. */
  title: string;
  description?: string;
  /** Separated by commas. */
  keywords?: string;
  /** Path of the one address of this page, with `?page=N` where that is part of it; the shell makes it absolute. */
  canonicalPath: string;
  ogType?: string;
  ogTitle?: string;
  ogDescription?: string;
  /** Picture for Open Graph and Twitter. Defaults to the logo of the site. */
  image?: { url: string; width: number; height: number; alt: string };
  twitterCard?: 'summary' | 'summary_large_image' | 'player';
  /** A player to show in a card of its own, for `twitterCard: 'player'`. */
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

/** A route's data for the shell; React Router carries it as the route's `handle`. */
export type RouteHandle = {
  /** Called after the loaders, with the state they filled. */
  meta: (page: MetaArguments) => PageMeta;
  /**
   * The first picture of the page, as its `img` requests it: a browser loads it ahead, with the page. Called as `meta`
   * is.
   */
  firstPicture?: (page: MetaArguments) => { src: string; srcSet?: string; sizes?: string } | null;
  /** /auth, /privacy-policy and /terms-of-use hide the standard header. */
  hideHeader?: boolean;
  /** The page shows the site's `staticAbout`; others do not carry it to the browser. */
  showsStaticAbout?: boolean;
  /** The page is a slot for an application with a router of its own: there only another path is another page. */
  ownsQuery?: boolean;
};

/** A module that a remote exposes for a route: a React Router route module, and all that its page needs. */
export type RouteModule = {
  Component: ComponentType;
  loader?: (page: LoaderFunctionArgs) => unknown;
  /** Handles a form that is sent to the page's own address without scripts, on the creator host; on the server only. */
  action?: (page: ActionFunctionArgs) => unknown;
  ErrorBoundary?: ComponentType;
  handle: RouteHandle;
};
