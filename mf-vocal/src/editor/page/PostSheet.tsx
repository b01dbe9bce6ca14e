import { VisuallyHidden } from '@marquee/shared';
import type { Editor } from '@tiptap/react';
import { useMemo } from 'react';
import { ListicleContext } from '../blocks/listicle/ListicleContext.ts';
import { editorTexts } from '../editorTexts.ts';
import { PostHead } from '../head/PostHead.tsx';
import { PostLanguageContext } from '../language/PostLanguageContext.ts';
import { LeadMedia } from '../lead/LeadMedia.tsx';
import { PostSiteContext } from '../media/PostSiteContext.ts';
import type { OpenDraftSaving } from '../openDraftSaving.ts';
import { PictureEditing } from '../pictures/edit/PictureEditing.tsx';
import { PictureLibrary } from '../pictures/library/PictureLibrary.tsx';
import { RestoredNotice } from '../revisions/RestoredNotice.tsx';
import { revisionMoment } from '../revisions/revisionDays.ts';
import type { Restoring } from '../revisions/useRestoring.ts';
import { LazyStoryBox } from '../story/LazyStoryBox.tsx';
import { SubmissionSummary } from '../submit/SubmissionSummary.tsx';
import type { DraftSubmission } from '../submit/useSubmission.ts';
import { DocumentArea } from '../writing/DocumentArea.tsx';
import { Done, Sheet } from './postEditorParts.ts';
import type { Panels } from './usePanels.ts';

type PostSheetProps = {
  saving: OpenDraftSaving;
  submission: DraftSubmission;
  restoring: Restoring;
  isReadOnly: boolean;
  editor: Editor;
  panels: Panels;
  announce: (text: string) => void;
  openFind: () => void;
};

/** Editable page of the post with title, subtitle, lead and text. */
export function PostSheet({ saving, submission, restoring, isReadOnly, editor, panels, ...document }: PostSheetProps) {
  const { draft, change, state, restoredFrom } = saving;
  const editing = { draft, change, isReadOnly };
  const { isListicle, listicleOrder } = draft;
  const listicle = useMemo(() => ({ isListicle, listicleOrder, change }), [isListicle, listicleOrder, change]);
  return (
    <Sheet hidden={panels.revision !== null || state.kind === 'conflict'}>
      <div>
        <VisuallyHidden as="h1" tabIndex={-1}>
          {draft.title || editorTexts.untitled}
        </VisuallyHidden>
        <LazyStoryBox postId={draft.id} hasStory={draft.hasStory === true} />
        <RestoredNotice restoring={restoring} />
        {restoredFrom ? <Done role="status">{editorTexts.restored(revisionMoment(restoredFrom))}</Done> : null}
        {submission.state.kind === 'refused' ? (
          <SubmissionSummary {...submission.state} goTo={panels.goToField} />
        ) : null}
      </div>
      <PostLanguageContext value={draft.language ?? null}>
        <PostHead {...editing} onLeave={() => editor.commands.focus('start')} />
        <PostSiteContext value={draft.site}>
          <PictureEditing postId={draft.id}>
            <PictureLibrary postId={draft.id}>
              <LeadMedia {...editing} />
              <ListicleContext value={listicle}>
                <DocumentArea editor={editor} {...document} />
              </ListicleContext>
            </PictureLibrary>
          </PictureEditing>
        </PostSiteContext>
      </PostLanguageContext>
    </Sheet>
  );
}
