import type { htmlDocument } from './document.ts';
import type { createRenderer } from './serverEntry.tsx';

/** What the shell's server bundle exports. */
export type ServerApp = { createRenderer: typeof createRenderer; htmlDocument: typeof htmlDocument };
