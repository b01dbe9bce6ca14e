import { VisuallyHidden } from '@marquee/shared';
import { isSubmittable } from '@marquee/shared/domain';
import { useSearchParams } from '@marquee/shared/router';
import { fieldId } from '@marquee/vocal-kit/fields/fieldId.ts';
import { EditorFaultsContext } from '@marquee/vocal-kit/fields/useFault.ts';
import { usePageTitle } from '@marquee/vocal-kit/frame/usePageTitle.ts';
import { LazyNotesPanel } from '@marquee/vocal-kit/notes/LazyNotesPanel.tsx';
import { useEffect, useRef, useState } from 'react';
import { useDeskApi } from '../../api/DeskApiContext.ts';
import { statusText } from '../../posts/statusText.ts';
import { ListicleContext } from '../blocks/listicle/ListicleContext.ts';
import { useListicle } from '../blocks/listicle/useListicle.ts';
import { editorTexts } from '../editorTexts.ts';
import { faultsOf } from '../fields/faultsOf.ts';
import { useFindKey } from '../find/useFindKey.ts';
import { PostHead } from '../head/PostHead.tsx';
import { useTitleFocus } from '../head/useTitleFocus.ts';
import { LeadMedia } from '../lead/LeadMedia.tsx';
import { PostSiteContext } from '../media/PostSiteContext.ts';
import type { OpenDraftSaving } from '../openDraftSaving.ts';
import { OutlinePanel } from '../outline/OutlinePanel.tsx';
import { type EditorPanel, isEditorPanel, panelToggleId } from '../panel/editorPanels.ts';
import { SidePanel } from '../panel/SidePanel.tsx';
import { OtherFilesNotice } from '../pictures/OtherFilesNotice.tsx';
import { PreviewPanel } from '../preview/PreviewPanel.tsx';
import { LazyReviewPanel } from '../review/LazyReviewPanel.tsx';
import { LazyRevisionDesk } from '../revisions/LazyRevisionDesk.tsx';
import { RestoredNotice } from '../revisions/RestoredNotice.tsx';
import { RevisionCache } from '../revisions/RevisionCache.ts';
import { RevisionsPanel } from '../revisions/RevisionsPanel.tsx';
import { revisionMoment } from '../revisions/revisionDays.ts';
import type { Restoring } from '../revisions/useRestoring.ts';
import { SettingsPanel } from '../settings/SettingsPanel.tsx';
import { LazyConflictDesk } from '../status/LazyConflictDesk.tsx';
import { SavingNotice } from '../status/SavingNotice.tsx';
import { BeforeSubmission } from '../submit/BeforeSubmission.tsx';
import { pageFields } from '../submit/pageFields.ts';
import { SubmissionSummary } from '../submit/SubmissionSummary.tsx';
import { SubmittedNotice } from '../submit/SubmittedNotice.tsx';
import type { DraftSubmission } from '../submit/useSubmission.ts';
import { DocumentArea } from '../writing/DocumentArea.tsx';
import { showNoted } from '../writing/showNoted.ts';
import { useDocumentEditor } from '../writing/useDocumentEditor.ts';
import { EditorBar } from './EditorBar.tsx';
import { Desk, Done, Sheet } from './writingDeskParts.ts';

/** States in which the server lacks words, and will for a while. */
const unsaved: ReadonlySet<string> = new Set(['offline', 'refused', 'conflict']);

type WritingDeskProps = { saving: OpenDraftSaving; submission: DraftSubmission; restoring: Restoring };

/** The page on which a post is written. */
export function WritingDesk({ saving, submission, restoring }: WritingDeskProps) {
  const { draft, change, state, isKept, restoredFrom, resolve, takeOver, registerEditor, saveNow, replace } = saving;
  const api = useDeskApi();
  const [revisions] = useState(() => new RevisionCache(draft.id, api));
  const [search, setSearch] = useSearchParams();
  const panel = search.get('panel');
  const isPanelOpen = panel === 'settings';
  const revision = panel === 'revisions' ? search.get('revision') : null;
  const [isFinding, setFinding] = useState(false);
  const [openFind] = useState(() => () => setFinding(true));
  const [announced, announce] = useState('');
  const isReadOnly = state.kind === 'readOnly' || state.kind === 'conflict';
  const isOffered = isSubmittable(draft) && !isReadOnly;
  const editing = { draft, change, isReadOnly };
  const [otherFiles, onOtherFiles] = useState<readonly string[]>([]);
  const editor = useDocumentEditor({ ...editing, announce, registerEditor, onOtherFiles });
  useListicle(editor, draft);
  const wanted = useRef<string | null>(null);
  useFindKey(isFinding, openFind);
  useTitleFocus(draft);
  usePageTitle(editorTexts.titleOf(draft.title || draft.name));

  const submitFaults = submission.state.kind === 'refused' ? submission.state.faults : {};
  const faults = state.kind === 'refused' ? { ...submitFaults, ...faultsOf(state.errors) } : submitFaults;

  /** Opens a panel, or closes it when it is open. */
  function togglePanel(name: EditorPanel): void {
    const isShown = panel !== name;
    setSearch(isShown ? { panel: name } : {}, { replace: true, preventScrollReset: true });
    if (!isShown) document.getElementById(panelToggleId(name))?.focus();
  }

  function showRevision(id: string): void {
    setSearch({ panel: 'revisions', revision: id }, { replace: true, preventScrollReset: true });
  }

  function hidePanel(): void {
    setSearch({}, { replace: true, preventScrollReset: true });
  }

  function goTo(field: string): void {
    const isHere = pageFields.has(field) || isPanelOpen;
    if (isHere) document.getElementById(fieldId(field))?.focus();
    else {
      wanted.current = field;
      togglePanel('settings');
    }
  }

  function goFromSettings(field: string): void {
    // A narrow window has no room for the page beside them.
    if (pageFields.has(field) && window.matchMedia('(width <= 64em)').matches) hidePanel();
    goTo(field);
  }

  useEffect(() => {
    if (!isPanelOpen || wanted.current === null) return;
    document.getElementById(fieldId(wanted.current))?.focus();
    wanted.current = null;
  }, [isPanelOpen]);

  /** Goes from a note to its part of the post, and hides the panel in a narrow window. */
  function goToNoted(place: string, quote: string | null): void {
    if (window.matchMedia('(width <= 64em)').matches) hidePanel();
    if (pageFields.has(place) && place !== 'content') document.getElementById(fieldId(place))?.focus();
    else showNoted(editor, place, quote);
  }

  return (
    <EditorFaultsContext value={faults}>
      <EditorBar
        editor={editor}
        state={state}
        isKept={isKept}
        status={statusText(draft)}
        hasNotes={draft.reviewStatus !== 'draft'}
        panel={panel}
        onTogglePanel={togglePanel}
        find={{ isOpen: isFinding, open: openFind, close: () => setFinding(false) }}
        submit={{
          isOffered,
          isPending: submission.state.kind === 'pending',
          run: () => void submission.submit(),
        }}
      >
        <SavingNotice state={state} isKept={isKept} takeOver={takeOver} />
        <OtherFilesNotice names={otherFiles} onClose={() => onOtherFiles([])} />
        {submission.state.kind === 'done' ? (
          <SubmittedNotice onSeePlace={() => panel !== 'review' && togglePanel('review')} />
        ) : null}
      </EditorBar>
      <Desk data-panel={isEditorPanel(panel)} data-wide={panel === 'preview'}>
        {state.kind === 'conflict' ? (
          <LazyConflictDesk mine={state.mine} stored={state.stored} change={change} resolve={resolve} />
        ) : null}
        {revision && state.kind !== 'conflict' ? (
          <LazyRevisionDesk
            id={revision}
            draft={draft}
            cache={revisions}
            isReadOnly={isReadOnly}
            restoring={restoring}
            onClose={hidePanel}
          />
        ) : null}
        <Sheet hidden={revision !== null || state.kind === 'conflict'}>
          <div>
            <VisuallyHidden as="h1" tabIndex={-1}>
              {draft.title || editorTexts.untitled}
            </VisuallyHidden>
            <RestoredNotice restoring={restoring} />
            {restoredFrom ? <Done role="status">{editorTexts.restored(revisionMoment(restoredFrom))}</Done> : null}
            {submission.state.kind === 'refused' ? <SubmissionSummary {...submission.state} goTo={goTo} /> : null}
          </div>
          <PostHead {...editing} onLeave={() => editor.commands.focus('start')} />
          <PostSiteContext value={draft.site}>
            <LeadMedia {...editing} />
            <ListicleContext value={draft.isListicle}>
              <DocumentArea editor={editor} announce={announce} />
            </ListicleContext>
          </PostSiteContext>
        </Sheet>
        {panel === 'revisions' ? (
          <RevisionsPanel
            draft={draft}
            cache={revisions}
            chosen={revision}
            choose={showRevision}
            onClose={() => togglePanel('revisions')}
          />
        ) : null}
        {panel === 'outline' ? (
          <OutlinePanel
            editor={editor}
            onClose={() => togglePanel('outline')}
            onLeave={hidePanel}
            onFind={() => {
              hidePanel();
              openFind();
            }}
          />
        ) : null}
        {panel === 'notes' ? (
          <SidePanel label={editorTexts.notes} onClose={() => togglePanel('notes')}>
            <LazyNotesPanel post={draft} onGoTo={goToNoted} />
          </SidePanel>
        ) : null}
        {panel === 'review' ? (
          <SidePanel label={editorTexts.review} onClose={() => togglePanel('review')}>
            <LazyReviewPanel
              draft={draft}
              save={saveNow}
              onChanged={replace}
              onOpenNotes={() => togglePanel('notes')}
            />
          </SidePanel>
        ) : null}
        {panel === 'preview' ? (
          <PreviewPanel
            draft={draft}
            isBehind={unsaved.has(state.kind)}
            save={saveNow}
            onChooseSite={() => goTo('site')}
            onClose={() => togglePanel('preview')}
          />
        ) : null}
        {isPanelOpen ? (
          <SettingsPanel {...editing} onClose={() => togglePanel('settings')}>
            {isOffered ? <BeforeSubmission draft={draft} goTo={goFromSettings} /> : null}
          </SettingsPanel>
        ) : null}
      </Desk>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </EditorFaultsContext>
  );
}
