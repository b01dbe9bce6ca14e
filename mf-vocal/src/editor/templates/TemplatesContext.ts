import type { Draft, DraftChanges } from '@marquee/shared/domain';
import { createContext } from 'react';

/** Action for which the dialog of templates is open. */
export type TemplateRequest = {
  kind: 'post' | 'block';
  /** True to save the post, or the selected blocks. */
  isSave?: boolean;
  /** Place of the block to save at the top level of the document, instead of the selected blocks. */
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
