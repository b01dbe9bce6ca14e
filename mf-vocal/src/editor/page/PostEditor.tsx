import { VisuallyHidden } from '@marquee/shared';
import { isSubmittable } from '@marquee/shared/domain';
import { EditorFaultsContext } from '@marquee/vocal-kit/fields/useFault.ts';
import { usePageTitle } from '@marquee/vocal-kit/frame/usePageTitle.ts';
import { useState } from 'react';
import { useWriterApi } from '../../api/WriterApiContext.ts';
import { statusText } from '../../posts/statusText.ts';
import { useListicle } from '../blocks/listicle/useListicle.ts';
import { useWordGoal, WordGoalContext } from '../counts/WordGoalContext.ts';
import { editorTexts } from '../editorTexts.ts';
import { faultsOf } from '../fields/faultsOf.ts';
import { useFind } from '../find/useFind.ts';
import { useTitleFocus } from '../head/useTitleFocus.ts';
import type { OpenDraftSaving } from '../openDraftSaving.ts';
import { LazyPasteNotice } from '../pasted/LazyPasteNotice.tsx';
import { OtherFilesNotice } from '../pictures/OtherFilesNotice.tsx';
import { RevisionCache } from '../revisions/RevisionCache.ts';
import type { Restoring } from '../revisions/useRestoring.ts';
import { LazyMergedNotice } from '../status/LazyMergedNotice.tsx';
import { SavingNotice } from '../status/SavingNotice.tsx';
import { SubmittedNotice } from '../submit/SubmittedNotice.tsx';
import type { DraftSubmission } from '../submit/useSubmission.ts';
import { type TemplateRequest, TemplatesContext } from '../templates/TemplatesContext.ts';
import { useDocumentEditor } from '../writing/useDocumentEditor.ts';
import { EditorBar } from './EditorBar.tsx';
import { OpenPanel } from './OpenPanel.tsx';
import { PostSheet } from './PostSheet.tsx';
import { EditorColumns } from './postEditorParts.ts';
import { usePanels } from './usePanels.ts';
import { VersionComparison } from './VersionComparison.tsx';

type PostEditorProps = { saving: OpenDraftSaving; submission: DraftSubmission; restoring: Restoring };

/** The page on which a post is written. */
export function PostEditor({ saving, submission, restoring }: PostEditorProps) {
  const { draft, change, state, isKept, takeOver, registerEditor } = saving;
  const api = useWriterApi();
  const [revisions] = useState(() => new RevisionCache(draft.id, api));
  const panels = usePanels();
  const find = useFind();
  const [announced, announce] = useState('');
  const [request, ask] = useState<TemplateRequest | null>(null);
  const isReadOnly = state.kind === 'readOnly' || state.kind === 'conflict';
  const isOffered = isSubmittable(draft) && !isReadOnly;
  const [otherFiles, onOtherFiles] = useState<readonly string[]>([]);
  const editor = useDocumentEditor({ draft, change, isReadOnly, announce, registerEditor, onOtherFiles });
  useListicle(editor, draft);
  useTitleFocus(draft);
  usePageTitle(editorTexts.titleOf(draft.title || draft.name));
  const shown = { saving, panels, isReadOnly };

  return (
    <WordGoalContext value={useWordGoal(draft.id)}>
      <EditorFaultsContext value={shownFaults(state, submission)}>
        <EditorBar
          editor={editor}
          draft={draft}
          state={state}
          isKept={isKept}
          status={statusText(draft)}
          hasNotes={draft.reviewStatus !== 'draft'}
          panel={panels.open}
          onTogglePanel={panels.toggle}
          find={find}
          submit={{
            isOffered,
            isPending: submission.state.kind === 'pending',
            publishes: submission.canPublish,
            run: () => void submission.submit(),
          }}
        >
          <SavingNotice
            state={state}
            isKept={isKept}
            takeOver={takeOver}
            retry={saving.retry}
            focusText={() => editor.commands.focus()}
          />
          <LazyMergedNotice
            isMerged={saving.isMerged && !isReadOnly}
            editor={editor}
            announce={announce}
            seeVersions={() => panels.open !== 'revisions' && panels.toggle('revisions')}
            close={saving.closeMerged}
          />
          <LazyPasteNotice editor={editor} announce={announce} />
          <OtherFilesNotice names={otherFiles} onClose={() => onOtherFiles([])} />
          {submission.state.kind === 'done' ? (
            <SubmittedNotice
              marked={submission.state.marked}
              publish={submission.state.publish}
              onSeePlace={() => panels.open !== 'review' && panels.toggle('review')}
            />
          ) : null}
        </EditorBar>
        <EditorColumns data-panel={panels.open !== null} data-wide={panels.open === 'preview'}>
          <VersionComparison {...shown} revisions={revisions} restoring={restoring} />
          <TemplatesContext value={{ draft, change, request, ask }}>
            <PostSheet
              {...shown}
              editor={editor}
              submission={submission}
              restoring={restoring}
              announce={announce}
              openFind={find.open}
            />
            <OpenPanel
              {...shown}
              editor={editor}
              revisions={revisions}
              isOffered={isOffered}
              openFind={find.open}
              schedule={submission.canPublish ? (publishAt) => void submission.submit(publishAt) : undefined}
            />
          </TemplatesContext>
        </EditorColumns>
        <VisuallyHidden role="status">{announced}</VisuallyHidden>
      </EditorFaultsContext>
    </WordGoalContext>
  );
}

/** Faults of the last submission and of the last save, by field. */
function shownFaults(state: OpenDraftSaving['state'], submission: DraftSubmission) {
  const submitFaults = submission.state.kind === 'refused' ? submission.state.faults : {};
  return state.kind === 'refused' ? { ...submitFaults, ...faultsOf(state.errors) } : submitFaults;
}
