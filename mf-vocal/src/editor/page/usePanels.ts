import { useSearchParams } from '@marquee/shared/router';
import { fieldId } from '@marquee/vocal-kit/fields/fieldId.ts';
import { useRef } from 'react';
import { type EditorPanel, isEditorPanel, panelToggleId } from '../panel/editorPanels.ts';
import { pageFields } from '../submit/pageFields.ts';

/** Returns the open panel and the shown revision, which are in the URL, and functions to change them. */
export function usePanels() {
  const [search, setSearch] = useSearchParams();
  const name = search.get('panel');
  const open = isEditorPanel(name) ? name : null;
  const revision = open === 'revisions' ? search.get('revision') : null;
  const show = (shown: Record<string, string>) => setSearch(shown, { replace: true, preventScrollReset: true });
  const hide = () => show({});

  /** Opens a panel, or closes it if it is open. */
  function toggle(panel: EditorPanel): void {
    const isShown = open !== panel;
    show(isShown ? { panel } : {});
    if (!isShown) document.getElementById(panelToggleId(panel))?.focus();
  }

  return {
    open,
    revision,
    toggle,
    hide,
    close: () => (open ? toggle(open) : undefined),
    showRevision: (id: string) => show({ panel: 'revisions', revision: id }),
    // A narrow window is too small for the page and a panel next to it.
    hideIfNarrow: () => (window.matchMedia('(width <= 64em)').matches ? hide() : undefined),
    ...useFieldFocus(open === 'settings', () => toggle('settings')),
  };
}

/**
 * Returns a function that focuses a field of the post, and opens the settings first if they contain the field. Once
 * their code is there, `focusWanted` focuses the field.
 */
function useFieldFocus(areSettingsOpen: boolean, openSettings: () => void) {
  const wanted = useRef<string | null>(null);

  function focusWanted(): void {
    const field = wanted.current === null ? null : document.getElementById(fieldId(wanted.current));
    field?.focus();
    if (field) wanted.current = null;
  }

  function goToField(field: string): void {
    wanted.current = field;
    if (pageFields.has(field) || areSettingsOpen) focusWanted();
    else openSettings();
  }

  return { goToField, focusWanted };
}

export type Panels = ReturnType<typeof usePanels>;
