import type { BuiltSite } from '@marquee/releases/builtSites.ts';
import type { PageConfig } from '@marquee/shared/domain';
import type { Transport } from '@marquee/shared/transport';

/** A document that programs read: a feed, a site map, robots.txt and the like. */
export type FeedDocument = {
  /** Media type; all are UTF-8. */
  type: string;
  body: string;
  /** 200 when absent. */
  status?: number;
  /** Of a redirect. */
  location?: string;
  /** Large, or one of any number, so that it must not crowd out pages. */
  isLongTail?: boolean;
};

/** The input of documents. */
export type DocumentSource = {
  config: PageConfig;
  built: BuiltSite;
  /** Asks the api on behalf of the site; the responses decide how long the document lasts. */
  get: Transport['get'];
  now: number;
};

/** Makes a document; null when there is no such one. */
export type MakeDocument = (source: DocumentSource) => FeedDocument | null | Promise<FeedDocument | null>;
