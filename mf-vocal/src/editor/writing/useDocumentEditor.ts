import { usePageConfig } from '@marquee/shared';
import type { Draft, DraftChanges } from '@marquee/shared/domain';
import { fieldId } from '@marquee/vocal-kit/fields/fieldId.ts';
import { Dropcursor, Gapcursor, Placeholder, Selection, UndoRedo } from '@tiptap/extensions';
import { type Editor, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import type { DraftActions } from '../../saving/draftSaving.ts';
import { blockExtensions, blockViews } from '../blocks/blockViews.ts';
import { changesOf } from '../document/changesOf.ts';
import { copyBlocks } from '../document/copy/copyBlocks.ts';
import { documentExtensions } from '../document/documentExtensions.ts';
import { documentOf } from '../document/documentOf.ts';
import { editorTexts } from '../editorTexts.ts';
import { finding } from '../find/finding.ts';
import { pictureFiles } from '../pictures/pictureFiles.ts';
import { documentEndKeys } from './documentEndKeys.ts';
import { focusAtOnce } from './focusAtOnce.ts';
import { holdPlace } from './holdPlace.ts';
import { longText } from './longText.ts';
import { moveBlockKeys } from './moveBlockKeys.ts';

/**
 * Pause in typing, in milliseconds, after which the document is compared with the draft, and maximum wait while the
 * writer keeps typing. Comparing after each key would be too slow in a long post. Together with the wait for the copy
 * in the browser, up to 2 s of typing can be lost.
 */
const pauseMs = 150;
const maxPauseMs = 350;

/** Pixels that stay visible around the caret. The bar at the top of the window covers the first ones. */
const aroundCaret = { top: 96, right: 0, bottom: 72, left: 0 };

type DocumentEditing = {
  draft: Draft;
  change: (changes: DraftChanges) => void;
  isReadOnly: boolean;
  announce: (text: string) => void;
  registerEditor: DraftActions['registerEditor'];
  /** Only the function of the first render is called. */
  onOtherFiles: (names: readonly string[]) => void;
};

/** The editor of a draft's document. */
export function useDocumentEditor(editing: DocumentEditing) {
  const { isReadOnly, registerEditor } = editing;
  const initial = useInitialOptions(editing);
  const { report, onUpdate } = useChangeReports(editing);
  const editor = useEditor({
    ...initial,
    editable: !isReadOnly,
    // The page's policy allows no style elements; the styles are in documentStyles.
    injectCSS: false,
    editorProps: {
      scrollThreshold: aroundCaret,
      scrollMargin: aroundCaret,
      attributes: {
        id: fieldId('content'),
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': editorTexts.write,
        'aria-description': editorTexts.writeKeys,
        spellcheck: 'true',
      },
    },
    onUpdate,
    onBlur: (left) => report(left.editor),
  });

  useEffect(() => {
    // `false` prevents an update event, because the document has not changed.
    editor.setEditable(!isReadOnly, false);
  }, [editor, isReadOnly]);

  useEffect(
    () =>
      registerEditor(
        () => report(editor),
        async () => {
          const { showMerged } = await import('./showMerged.ts');
          return (story) => showMerged(editor, story);
        },
      ),
    [editor, registerEditor, report],
  );

  return editor;
}

/** Creates extensions and initial content once, because new ones would recreate the editor and parse the post again. */
function useInitialOptions({ draft, announce, onOtherFiles }: DocumentEditing) {
  const now = useRef(announce);
  useEffect(() => {
    now.current = announce;
  });
  const { images } = usePageConfig();
  const [initial] = useState(() => ({
    extensions: [
      ...documentExtensions(blockViews),
      ...blockExtensions,
      UndoRedo,
      Gapcursor,
      Dropcursor,
      Selection,
      Placeholder.configure({ placeholder: editorTexts.writePlaceholder }),
      documentEndKeys,
      focusAtOnce,
      holdPlace,
      longText,
      finding,
      pictureFiles(onOtherFiles),
      copyBlocks(images),
      moveBlockKeys((text) => now.current(text)),
    ],
    onBeforeCreate: ({ editor: created }: { editor: Editor }) => {
      created.options.content = documentOf(draft, created.schema).toJSON();
    },
  }));
  return initial;
}

/** Reports changes of the document to the draft. `report` reports at once, and `onUpdate` after a pause in typing. */
function useChangeReports({ draft, change }: DocumentEditing) {
  const now = useRef({ draft, change });
  useEffect(() => {
    now.current = { draft, change };
  });
  const changedAt = useRef(0);
  const pause = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [report] = useState(() => (editor: Editor) => {
    if (pause.current === undefined) return;
    clearTimeout(pause.current);
    pause.current = undefined;
    const changes = changesOf(editor.state.doc, now.current.draft);
    if (Object.keys(changes).length > 0) now.current.change(changes);
  });

  function onUpdate({ editor }: { editor: Editor }): void {
    const time = performance.now();
    if (pause.current === undefined) changedAt.current = time;
    clearTimeout(pause.current);
    const waitMs = Math.min(pauseMs, changedAt.current + maxPauseMs - time);
    pause.current = setTimeout(() => report(editor), waitMs);
    // Reports directly, because timers may not fire while a page is busy with keys.
    if (waitMs <= 0) report(editor);
  }

  return { report, onUpdate };
}
