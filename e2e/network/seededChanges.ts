import { randomBytes } from 'node:crypto';
import type { Manifest } from '@marquee/releases/manifest.ts';
import type { DeclaredRoute } from '@marquee/shared/remote/declaredRoute';
import type { ChangeScript } from '@marquee/tools/network/alteredRelease.ts';

/** Beginning of the component and of the loader of the post page in a built server script. The build keeps names and removes spaces. */
export const postPageStart = /function PostPage\(\{[^}]*\}\)\{/;
export const loadPostStart = /async function loadPost\(\{[^}]*\}\)\{/;

/** Puts statements into the render of the post page, on the server. */
export const whileRendering =
  (statements: string): ChangeScript =>
  (source, side) =>
    side === 'server'
      ? source.replace(new RegExp(`${postPageStart.source}.*?usePageConfig\\)\\(\\);`), `$&${statements}`)
      : source;

/** Puts an element into the post page, on the server. */
export const inThePage =
  (element: string): ChangeScript =>
  (source, side) =>
    side === 'server' ? source.replace(/\(0,\w+\.jsx\)\(EndMark,\{\}\),/, (mark) => `${element},${mark}`) : source;

/** Puts statements before the post page's module, where they run when it is loaded. */
export const atLoad =
  (statements: string, where: 'browser' | 'server'): ChangeScript =>
  (source, side) => {
    if (side !== where) return source;
    return side === 'server'
      ? source.replace(/exports\.ids=\[\d+\];/, `${statements}\n$&`)
      : source.replace(/^"use strict";\(globalThis\.webpackChunk/, `${statements}$&`);
  };

export const inTheEntry =
  (text: () => string): ChangeScript =>
  (source, side) =>
    side === 'browser' && source.includes('remoteEntry') ? `${source}\n/* ${text()} */` : source;

/** Text that does not compress well. */
export const randomText = (bytes: number) => randomBytes(bytes).toString('base64');

export const withRequired = (manifest: Manifest, required: Record<string, string>): Manifest => ({
  ...manifest,
  shared: { provided: {}, required: { ...manifest.shared?.required, ...required } },
});

/** Declares one more route. */
export const withRoute =
  (route: DeclaredRoute) =>
  (manifest: Manifest): Manifest => ({ ...manifest, routes: [...(manifest.routes ?? []), route] });

/** Puts a style into the page, in the browser. The page's policy forbids one in its head. */
export const styling = (css: string): ChangeScript =>
  atLoad(
    `{const sheet=new CSSStyleSheet;sheet.replaceSync(${JSON.stringify(css)});document.adoptedStyleSheets.push(sheet)}`,
    'browser',
  );

/** Changes the metadata of posts, on the server. */
export const metadata =
  (from: string, to: string): ChangeScript =>
  (source, side) =>
    side === 'server' ? source.replace(from, to) : source;
