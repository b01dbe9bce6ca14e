import { usePageTitle } from '../frame/usePageTitle.ts';
import { VocalHeader } from '../frame/VocalHeader.tsx';
import { AccountMenu } from '../session/AccountMenu.tsx';
import { RequireUser } from '../session/RequireUser.tsx';
import { texts } from '../texts.ts';
import { PostsDesk } from './PostsDesk.tsx';
import { postsTexts } from './postsTexts.ts';

/** The page of the writer's posts. */
export function PostsPage() {
  usePageTitle(texts.titleOf(postsTexts.heading));
  return (
    <RequireUser>
      {(user) => (
        <>
          <VocalHeader>
            <AccountMenu user={user} />
          </VocalHeader>
          <PostsDesk />
        </>
      )}
    </RequireUser>
  );
}
