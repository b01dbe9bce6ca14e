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
  /** Target of a redirect. */
  location?: string;
  /** True for large documents and for kinds with any number of addresses. The cache must not evict pages for them. */
  isLongTail?: boolean;
};

/** The input of documents. */
export type DocumentSource = {
  config: PageConfig;
  built: BuiltSite;
  /** Calls the api on behalf of the site. The cache lifetime of the document follows from the responses. */
  get: Transport['get'];
  now: number;
};

/** Makes a document. Null if there is no such one. */
export type MakeDocument = (source: DocumentSource) => FeedDocument | null | Promise<FeedDocument | null>;
