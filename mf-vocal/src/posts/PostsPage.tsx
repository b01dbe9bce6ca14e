import { usePageTitle } from '@marquee/vocal-kit/frame/usePageTitle.ts';
import { RequireUser } from '@marquee/vocal-kit/session/RequireUser.tsx';
import { SignedInHeader } from '@marquee/vocal-kit/session/SignedInHeader.tsx';
import { texts } from '../texts.ts';
import { OwnPosts } from './OwnPosts.tsx';
import { postsTexts } from './postsTexts.ts';

/** The page of the writer's posts. */
export function PostsPage() {
  usePageTitle(texts.titleOf(postsTexts.heading));
  return (
    <RequireUser>
      {(user) => (
        <>
          <SignedInHeader user={user} />
          <OwnPosts />
        </>
      )}
    </RequireUser>
  );
}
