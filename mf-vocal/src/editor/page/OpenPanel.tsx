import { onDemand } from '@marquee/shared/page/onDemand';
import { useOnDemand } from '@marquee/shared/page/useOnDemand';
import { fieldId } from '@marquee/vocal-kit/fields/fieldId.ts';
import { LazyNotesPanel } from '@marquee/vocal-kit/notes/LazyNotesPanel.tsx';
import type { Editor } from '@tiptap/react';
import { LazyChecksPanel } from '../checks/LazyChecksPanel.tsx';
import { editorTexts } from '../editorTexts.ts';
import type { OpenDraftSaving } from '../openDraftSaving.ts';
import { LazyOutlinePanel } from '../outline/LazyOutlinePanel.tsx';
import { SidePanel } from '../panel/SidePanel.tsx';
import { PreviewPanel } from '../preview/PreviewPanel.tsx';
import { LazyReviewPanel } from '../review/LazyReviewPanel.tsx';
import type { RevisionCache } from '../revisions/RevisionCache.ts';
import { RevisionsPanel } from '../revisions/RevisionsPanel.tsx';
import { LazySettingsPanel } from '../settings/LazySettingsPanel.tsx';
import type { BeforeSubmissionProps } from '../submit/BeforeSubmission.tsx';
import { pageFields } from '../submit/pageFields.ts';
import { showNoted } from '../writing/showNoted.ts';
import type { Panels } from './usePanels.ts';

/** States in which the server lacks changes and will not get them soon. */
const unsaved: ReadonlySet<string> = new Set(['offline', 'refused', 'conflict']);

type OpenPanelProps = {
  saving: OpenDraftSaving;
  panels: Panels;
  editor: Editor;
  revisions: RevisionCache;
  isReadOnly: boolean;
  /** True if the post can be submitted now. */
  isOffered: boolean;
  /** Publishes the post at a time, for authors who need no review. Absent for other accounts. */
  schedule: ((publishAt: string) => void) | undefined;
  openFind: () => void;
};

/** Shows the panel that the URL names, next to the post. */
export function OpenPanel(props: OpenPanelProps) {
  const { saving, panels, editor, revisions, openFind } = props;
  const { draft, state, saveNow } = saving;
  switch (panels.open) {
    case 'revisions':
      return (
        <RevisionsPanel
          draft={draft}
          cache={revisions}
          chosen={panels.revision}
          choose={panels.showRevision}
          onClose={panels.close}
        />
      );
    case 'outline': {
      const onFind = () => {
        panels.hide();
        openFind();
      };
      return (
        <SidePanel label={editorTexts.outline} onClose={panels.close}>
          <LazyOutlinePanel editor={editor} onLeave={panels.hide} onFind={onFind} />
        </SidePanel>
      );
    }
    case 'checks':
      return (
        <SidePanel label={editorTexts.checks} onClose={panels.close}>
          <LazyChecksPanel editor={editor} draft={draft} panels={panels} />
        </SidePanel>
      );
    case 'notes':
      return <PostNotes {...props} />;
    case 'review':
      return <PostReview {...props} />;
    case 'preview':
      return (
        <PreviewPanel
          draft={draft}
          isBehind={unsaved.has(state.kind)}
          save={saveNow}
          onChooseSite={() => panels.goToField('site')}
          onClose={panels.close}
        />
      );
    case 'settings':
      return <PostSettings {...props} />;
    case null:
      return null;
  }
}

function PostNotes({ saving, panels, editor }: OpenPanelProps) {
  /** Goes from a note to its part of the post, and hides the panel in a narrow window. */
  function goToNoted(place: string, quote: string | null): void {
    panels.hideIfNarrow();
    if (pageFields.has(place) && place !== 'content') document.getElementById(fieldId(place))?.focus();
    else showNoted(editor, place, quote);
  }

  return (
    <SidePanel label={editorTexts.notes} onClose={panels.close}>
      <LazyNotesPanel post={saving.draft} onGoTo={goToNoted} />
    </SidePanel>
  );
}

function PostReview({ saving: { draft, saveNow, replace }, panels }: OpenPanelProps) {
  return (
    <SidePanel label={editorTexts.review} onClose={panels.close}>
      <LazyReviewPanel draft={draft} save={saveNow} onChanged={replace} onOpenNotes={() => panels.toggle('notes')} />
    </SidePanel>
  );
}

const beforeSubmission = onDemand<BeforeSubmissionProps>(
  async () => (await import('../submit/BeforeSubmission.tsx')).BeforeSubmission,
);
const checksSummary = onDemand(async () => (await import('../checks/ChecksSummary.tsx')).ChecksSummary);

function PostSettings({ saving: { draft, change }, panels, editor, isReadOnly, isOffered, schedule }: OpenPanelProps) {
  const reason = isOffered && 'the post can be submitted';
  const BeforeSubmission = useOnDemand(beforeSubmission, reason);
  const Checks = useOnDemand(checksSummary, reason);

  function goToField(field: string): void {
    if (pageFields.has(field)) panels.hideIfNarrow();
    panels.goToField(field);
  }

  return (
    <SidePanel label={editorTexts.settings} onClose={panels.close}>
      {isOffered && BeforeSubmission ? (
        <BeforeSubmission draft={draft} goTo={goToField} schedule={schedule}>
          {Checks ? <Checks editor={editor} draft={draft} panels={panels} /> : null}
        </BeforeSubmission>
      ) : null}
      <LazySettingsPanel draft={draft} change={change} isReadOnly={isReadOnly} onShown={panels.focusWantedSetting} />
    </SidePanel>
  );
}
