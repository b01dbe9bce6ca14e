import { useNavigate, useParams } from '@marquee/shared/router';
import { LoadingPage } from '@marquee/vocal-kit/frame/LoadingPage.tsx';
import { MessagePage } from '@marquee/vocal-kit/frame/MessagePage.tsx';
import { VocalHeader } from '@marquee/vocal-kit/frame/VocalHeader.tsx';
import { SignedInHeader } from '@marquee/vocal-kit/session/SignedInHeader.tsx';
import { useSession } from '@marquee/vocal-kit/session/useSession.ts';
import { causeOf } from '../../saving/server/saveFailure.ts';
import { useDraftSaving } from '../../saving/useDraftSaving.ts';
import { editorTexts } from '../editorTexts.ts';
import type { OpenDraftSaving } from '../openDraftSaving.ts';
import { useRestoring } from '../revisions/useRestoring.ts';
import { useSubmission } from '../submit/useSubmission.ts';
import { SmartPunctuationContext } from '../typing/SmartPunctuationContext.ts';
import { PostEditor } from './PostEditor.tsx';
import { useKeptScroll } from './useKeptScroll.ts';

/** Page `/vocal/posts/{id}`, which opens a post in the editor. */
export function EditorPage() {
  const { id = '' } = useParams();
  // The key gives each post an editor with its own state.
  return <OpenPost key={id} id={id} />;
}

function OpenPost({ id }: { id: string }) {
  const { user } = useSession();
  const saving = useDraftSaving(id, user?.id ?? '');
  const navigate = useNavigate();
  if (saving.phase === 'loading') return <LoadingPage />;
  if (saving.phase === 'failed') {
    if (saving.status === 404)
      return (
        <MessagePage
          heading={editorTexts.notFound}
          text={editorTexts.notFoundText}
          action={{ label: editorTexts.toPosts, run: () => void navigate('/vocal/posts') }}
        />
      );
    return (
      <MessagePage
        heading={editorTexts.loadFailed}
        text={editorTexts.loadFailedText[causeOf(saving)]}
        action={{ label: editorTexts.tryAgain, run: saving.retry }}
      />
    );
  }
  return (
    <>
      {user ? <SignedInHeader user={user} /> : <VocalHeader />}
      <SmartPunctuationContext value={user?.smartPunctuation ?? true}>
        <OpenEditor saving={saving} />
      </SmartPunctuationContext>
    </>
  );
}

/**
 * Each generation of the draft gets a new editor. Submitting and restoring, which create a generation, keep their state.
 */
function OpenEditor({ saving }: { saving: OpenDraftSaving }) {
  const submission = useSubmission(saving);
  const restoring = useRestoring(saving);
  useKeptScroll(saving.generation);
  return <PostEditor key={saving.generation} saving={saving} submission={submission} restoring={restoring} />;
}
