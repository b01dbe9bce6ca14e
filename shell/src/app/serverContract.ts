import type { htmlDocument } from './document.ts';
import type { createRenderer, queryOf } from './serverEntry.tsx';

/**
 * Version of the contract between a released shell and the server that loads it (docs/contracts/server.md). It stands in the shell's
 * manifest. The first number changes when one side can no longer do its part with the other side's older code, the second when
 * something is added that the other side may lack.
 */
export const serverContractVersion = '1.0';

/** Exports of the shell's server bundle. */
export type ServerApp = {
  createRenderer: typeof createRenderer;
  htmlDocument: typeof htmlDocument;
  /** Releases of before 2026-11-22 lack it. */
  queryOf?: typeof queryOf;
};

export type { PageArgument } from '../routes/routeTable.ts';
export type { ColourScheme, HtmlChunk, SiteHead } from './document.ts';
export type { HeadTag } from './headTags.ts';
export type { PageRelease, PageRemote } from './pageData.ts';
export type { RenderedPage, RenderResult } from './serverEntry.tsx';
