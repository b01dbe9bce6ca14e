/** Panels of the editor, by their names in the address (`?panel=settings`). */
const editorPanels = ['settings', 'outline', 'checks', 'revisions', 'preview', 'notes', 'review'] as const;
export type EditorPanel = (typeof editorPanels)[number];

export function isEditorPanel(name: string | null): name is EditorPanel {
  return editorPanels.some((panel) => panel === name);
}

/** Id of the button that opens a panel, and that gets the focus when the panel closes. */
export const panelToggleId = (panel: EditorPanel) => `editor-${panel}-toggle`;
