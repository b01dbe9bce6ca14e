import { onDemand } from '@marquee/shared/page/onDemand';
import { useOnDemand } from '@marquee/shared/page/useOnDemand';
import { LoadingPage } from '@marquee/vocal-kit/frame/LoadingPage.tsx';
import { MessagePage } from '@marquee/vocal-kit/frame/MessagePage.tsx';
import { RequireUser } from '@marquee/vocal-kit/session/RequireUser.tsx';
import { useState } from 'react';
import { texts } from '../../texts.ts';

const editorPage = onDemand(async () => (await import('./EditorPage.tsx')).EditorPage);

/** The editor's page: its code is loaded with the first post that is opened. */
export function LazyEditorPage() {
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<number | null>(null);
  const Page = useOnDemand(editorPage, String(attempt), () => setFailed(attempt));
  return (
    <RequireUser>
      {() => {
        if (Page) return <Page />;
        if (failed !== attempt) return <LoadingPage />;
        return (
          <MessagePage
            heading={texts.sessionFailedHeading}
            text={texts.unreachable}
            action={{ label: texts.tryAgain, run: () => setAttempt(attempt + 1) }}
          />
        );
      }}
    </RequireUser>
  );
}
