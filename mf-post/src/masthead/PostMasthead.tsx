import type { Post, PostSummary } from '@marquee/shared/domain';
import { ErrorBoundary } from '@marquee/shared/page/ErrorBoundary';
import { useFrame } from '@marquee/shared/page/frame';
import { useRef } from 'react';
import { useMasthead } from './useMasthead.ts';
import { useScrollMarker } from './useScrollMarker.ts';

type PostMastheadProps = { post: Post; nextPost: PostSummary | null };

/**
 * The marker before a post's text, and the masthead that shows once the marker is above the window. The server renders
 * only the marker. Nothing between the header and the text may come after the masthead. A reader who moves back by
 * keyboard must reach the masthead first, because an element before the text brings the marker into view and so hides
 * the masthead.
 */
export function PostMasthead({ post, nextPost }: PostMastheadProps) {
  const marker = useRef<HTMLDivElement>(null);
  const { isMenuOpen } = useFrame();
  const isShown = useScrollMarker(marker, isMenuOpen);
  const Masthead = useMasthead(isShown);
  return (
    <>
      <div ref={marker} />
      {Masthead && (
        <ErrorBoundary>
          <Masthead post={post} nextPost={nextPost} isShown={isShown} />
        </ErrorBoundary>
      )}
    </>
  );
}
