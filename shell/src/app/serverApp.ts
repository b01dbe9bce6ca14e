import type { htmlDocument } from './document.ts';
import type { createRenderer, queryOf } from './serverEntry.tsx';

/** What the shell's server bundle exports. Those of before 2026-11-22 have no `queryOf`. */
export type ServerApp = {
  createRenderer: typeof createRenderer;
  htmlDocument: typeof htmlDocument;
  queryOf?: typeof queryOf;
};
