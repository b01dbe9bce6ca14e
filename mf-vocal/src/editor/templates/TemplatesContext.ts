import type { Draft, DraftChanges } from '@marquee/shared/domain';
import { createContext } from 'react';

/** Request that opens the dialog of templates or of saved blocks. */
export type TemplateRequest = {
  kind: 'post' | 'block';
  /** True to save the post, or the selected blocks. */
  isSave?: boolean;
  /** Index of the block to save at the top level of the document. Without it, the selected blocks are saved. */
  index?: number;
};

type Templates = {
  draft: Draft | null;
  change: (changes: DraftChanges) => void;
  /** Null while the dialog is closed. */
  request: TemplateRequest | null;
  ask: (request: TemplateRequest | null) => void;
};

/** The open dialog of templates, and the post that it is about. */
export const TemplatesContext = createContext<Templates>({
  draft: null,
  change: () => undefined,
  request: null,
  ask: () => undefined,
});
