import type { Panels } from '../page/usePanels.ts';
import { pageFields } from '../submit/pageFields.ts';
import type { ListedFinding } from './findingsOf.ts';
import { showFinding } from './showFinding.ts';
import type { CheckedEditor } from './useFindings.ts';

/** The functions of the panels that a jump needs. */
export type JumpPanels = Pick<Panels, 'goToField' | 'hideIfNarrow'>;

/** Jumps to the place of a finding. A panel over the text of a narrow window is closed first. */
export function jumpTo({ place }: ListedFinding, { editor }: CheckedEditor, panels: JumpPanels): void {
  if (place.kind !== 'field' || pageFields.has(place.field)) panels.hideIfNarrow();
  if (place.kind === 'field') panels.goToField(place.field);
  else showFinding(editor, place);
}
