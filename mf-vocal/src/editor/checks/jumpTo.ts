import type { Editor } from '@tiptap/react';
import { pageFields } from '../submit/pageFields.ts';
import type { Finding } from './finding.ts';
import { showFinding } from './showFinding.ts';

/** Functions of the panels that a jump calls. */
export type JumpPanels = {
  /** Focuses a field of the page, or of the settings, which open first. */
  goToField: (field: string) => void;
  /** Closes the open panel if it covers the text. */
  hideIfNarrow: () => void;
};

/** Jumps to the place of a finding. */
export function jumpTo({ place }: Finding, editor: Editor, panels: JumpPanels): void {
  if (place.kind !== 'field' || pageFields.has(place.field)) panels.hideIfNarrow();
  if (place.kind === 'field') panels.goToField(place.field);
  else showFinding(editor, place);
}
