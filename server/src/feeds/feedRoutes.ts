import path from 'node:path';
import { hostKindOf, isSiteKey } from '@marquee/shared/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type hostDocuments, type iconPaths, oEmbedPath, type siteDocuments } from '../address/documentPaths.ts';
import { type FeedScope, feedScopes } from '../address/feedFiles.ts';
import type { Hosts } from '../address/Hosts.ts';
import type { SharedCache } from '../cdn/SharedCache.ts';
import { securityHeaders } from '../http/contentSecurityPolicy.ts';
import type { DataSites } from '../network/DataSites.ts';
import { sendPageResponse } from '../pages/sendPageResponse.ts';
import type { LoadedReleaseSet } from '../releaseSet/loadReleaseSet.ts';
import type { MakeDocument } from './FeedDocument.ts';
import { FeedService, type FeedServiceParts } from './FeedService.ts';
import { llmsText } from './llmsText.ts';
import { oEmbed, readOEmbedRequest } from './oEmbed.ts';
import { openSearch } from './openSearch.ts';
import { robotsText } from './robotsText.ts';
import { securityText } from './securityText.ts';
import { siteMap, siteMapPart } from './siteMap/siteMap.ts';
import { siteMapFile } from './siteMap/siteMapFiles.ts';
import { type FeedFormat, feedFormats } from './syndication/feedFormats.ts';
import { loadFeed } from './syndication/loadFeed.ts';
import { webManifest } from './webManifest.ts';

type Parts = Omit<FeedServiceParts, 'releaseSet'> & {
  hosts: Hosts;
  releaseSet: LoadedReleaseSet;
  dataSites: Pick<DataSites, 'folderOf'>;
  sharedCache: SharedCache;
};
type KeyParams = { Params: { key: string } };

const ofHosts: Record<(typeof hostDocuments)[number], MakeDocument> = {
  '/robots.txt': robotsText,
  '/manifest.webmanifest': webManifest,
  '/.well-known/security.txt': securityText,
};
const ofSites: Record<(typeof siteDocuments)[number], MakeDocument> = {
  '/sitemap.xml': siteMap,
  '/opensearch.xml': openSearch,
  '/llms.txt': llmsText,
};
/** The file of the site's own that each icon is. */
const icons: Record<(typeof iconPaths)[number], string> = {
  '/favicon.ico': 'favicon.ico',
  '/apple-touch-icon.png': 'icon-180.png',
  '/apple-touch-icon-precomposed.png': 'icon-180.png',
};

/** Adds feeds, site maps, icons and the other documents that programs read to a worker's server, for each of its hosts. */
export function feedRoutes(app: FastifyInstance, parts: Parts): void {
  const service = new FeedService(parts);
  const keyOf = (host: string | undefined) => parts.hosts.keyOf(host);

  const sendDocument = async (request: FastifyRequest, reply: FastifyReply, make: MakeDocument, name?: string) => {
    const host = keyOf(request.headers.host);
    if (!host) return notFound(reply);
    const lookup = await service.document(host, name ?? request.url.split('?', 1)[0] ?? '', make);
    reply.hijack();
    // Programs have no colour scheme and no ticket.
    const shared = parts.sharedCache.headersFor(request.raw, { host, colourScheme: 'auto' }, lookup);
    sendPageResponse(request.raw, reply.raw, lookup.page, shared ?? {});
  };
  const onSites =
    (make: MakeDocument): MakeDocument =>
    (source) =>
      hostKindOf(source.config.site.key) === 'creator' ? null : make(source);

  for (const [address, make] of Object.entries(ofHosts)) {
    app.get(address, (request, reply) => sendDocument(request, reply, make));
  }
  for (const [address, make] of Object.entries(ofSites)) {
    app.get(address, (request, reply) => sendDocument(request, reply, onSites(make)));
  }
  for (const format of feedFormats) {
    app.get(`/${format.file}`, (request, reply) => sendDocument(request, reply, onSites(feed(format))));
    for (const scope of feedScopes) {
      app.get<KeyParams>(`/${scope}/:key/${format.file}`, (request, reply) =>
        sendDocument(request, reply, onSites(feed(format, scope, request.params.key))),
      );
    }
  }
  app.get<{ Params: { file: string } }>('/sitemaps/:file', (request, reply) => {
    const file = siteMapFile(request.params.file);
    return file
      ? sendDocument(
          request,
          reply,
          onSites((source) => siteMapPart(source, file)),
        )
      : notFound(reply);
  });
  app.get<{ Querystring: Record<string, unknown> }>(oEmbedPath, (request, reply) => {
    const host = keyOf(request.headers.host);
    const embedRequest = host && isSiteKey(host) ? readOEmbedRequest(request.query, host, keyOf) : 404;
    if (typeof embedRequest === 'number') return notFound(reply, embedRequest);
    const { path: post, format, thumbnail } = embedRequest;
    return sendDocument(
      request,
      reply,
      (source) => oEmbed(source, embedRequest),
      `oembed ${post} ${format} ${thumbnail?.width}`,
    );
  });
  iconRoutes(app, parts);
}

function iconRoutes(app: FastifyInstance, { hosts, releaseSet, dataSites }: Parts): void {
  for (const [address, file] of Object.entries(icons)) {
    app.get(address, (request, reply) => {
      const host = hosts.keyOf(request.headers.host);
      if (!host) return notFound(reply);
      reply.headers({ 'cache-control': 'public, max-age=3600', ...securityHeaders });
      const folder = dataSites.folderOf(host);
      if (folder) return reply.sendFile(file, folder);
      return reply.sendFile(path.join('shell', releaseSet.set.shell, 'browser/sites', host, file));
    });
  }
}

function feed({ file, type, write }: FeedFormat, scope?: FeedScope, key?: string): MakeDocument {
  return async (source) => {
    const loaded = await loadFeed(source, scope, key);
    const folder = loaded.pageUrl.replace(/\/$/, '');
    const address = `${folder}/${file}`;
    // An author's feed may be named by id too.
    const isFormer = key !== undefined && scope !== 'author' && !folder.endsWith(`/${key}`);
    if (isFormer) return { type: 'text/plain', body: `This feed is at ${address}.\n`, status: 301, location: address };
    return { type, body: write(loaded, address) };
  };
}

const errorTexts: Record<number, string> = {
  400: 'Say for which page: ?url=<its address>.\n',
  404: 'There is nothing at this address.\n',
  501: 'The formats are json and xml.\n',
};

function notFound(reply: FastifyReply, status = 404): FastifyReply {
  return reply.code(status).type('text/plain').headers(securityHeaders).send(errorTexts[status]);
}
