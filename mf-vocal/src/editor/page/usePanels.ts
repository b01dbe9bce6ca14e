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
 * `goToField` focuses a field of the post. If the settings contain the field and are closed, it opens them, and
 * `focusWantedSetting` focuses the field once the settings are shown.
 */
function useFieldFocus(areSettingsOpen: boolean, openSettings: () => void) {
  const wanted = useRef<string | null>(null);

  function goToField(field: string): void {
    const shown = document.getElementById(fieldId(field));
    if (shown || pageFields.has(field)) {
      shown?.focus();
      return;
    }
    wanted.current = field;
    if (!areSettingsOpen) openSettings();
  }

  function focusWantedSetting(): void {
    if (wanted.current !== null) document.getElementById(fieldId(wanted.current))?.focus();
    wanted.current = null;
  }

  return { goToField, focusWantedSetting };
}

export type Panels = ReturnType<typeof usePanels>;
