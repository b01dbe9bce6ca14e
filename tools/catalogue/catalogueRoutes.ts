import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { siteFolderKeys } from '@marquee/platform/sites/siteFolders.ts';
import { creatorHost, type HostKey } from '@marquee/shared/domain';
import { repositoryRoot } from '../bundler/webpackBase.ts';
import { findPicture } from './findPicture.ts';
import { isFontName, siteFont, siteTheme } from './siteTheme.ts';

type Body = { type: string; body: string | Buffer };

/** Serves the catalogue's documents, themes, fonts and pictures. Passes other requests to the dev server. */
export async function catalogueRoutes(
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
): Promise<void> {
  try {
    const found = await find(new URL(request.url ?? '/', 'http://localhost'));
    if (!found) return next();
    response.writeHead(200, { 'content-type': found.type, 'cache-control': 'no-cache' }).end(found.body);
  } catch (error) {
    next(error);
  }
}

function hostNamed(name: string | undefined): HostKey | undefined {
  return [...siteFolderKeys(), creatorHost].find((host) => host === name);
}

async function find(address: URL): Promise<Body | null> {
  const [folder, name, ...rest] = address.pathname.slice(1).split('/');
  const host = hostNamed(name);
  if (folder === 'themes') {
    const key = hostNamed(name?.replace('.css', ''));
    return key ? { type: 'text/css; charset=utf-8', body: await siteTheme(key) } : null;
  }
  if (folder === 'fonts' && host) {
    const font = rest[0]?.replace('.woff2', '');
    return isFontName(font) ? { type: 'font/woff2', body: await siteFont(host, font) } : null;
  }
  if (folder === 'res' && host) {
    const [, , transform = '', ...source] = rest;
    return { type: 'image/svg+xml', body: await findPicture(host, source.join('/'), transform) };
  }
  const icon = /^\/assets\/(sites\/[\w-]+\/[\w-]+\.svg)$/.exec(address.pathname)?.[1];
  if (icon) return { type: 'image/svg+xml', body: await readFile(path.join(repositoryRoot, 'shell', icon)) };
  if (/\.\w+$/.test(address.pathname) || folder === 'ws' || folder === 'api') return null;
  return { type: 'text/html; charset=utf-8', body: htmlDocument(address, folder === 'frame' ? 'frame' : 'main') };
}

/** A document that one of the two scripts fills. It has a theme from its first paint. */
function htmlDocument({ searchParams }: URL, script: 'frame' | 'main'): string {
  const host: HostKey = hostNamed(searchParams.get('site') ?? '') ?? 'marquee';
  const scheme = searchParams.get('scheme');
  const attribute = scheme === 'light' || scheme === 'dark' ? ` data-scheme="${scheme}"` : '';
  return `<!doctype html>
<html lang="en"${attribute}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Catalogue of Marquee</title>
<link rel="stylesheet" id="theme" href="/themes/${host}.css">
<link rel="icon" href="data:,">
</head>
<body><div id="root"></div><script src="/${script}.js"></script></body>
</html>
`;
}
