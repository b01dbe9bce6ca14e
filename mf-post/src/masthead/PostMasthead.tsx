import type { Post, PostSummary } from '@marquee/shared/domain';
import { ErrorBoundary } from '@marquee/shared/page/ErrorBoundary';
import { useFrame } from '@marquee/shared/page/frame';
import { useRef } from 'react';
import { useMasthead } from './useMasthead.ts';
import { useScrollMarker } from './useScrollMarker.ts';

type PostMastheadProps = { post: Post; nextPost: PostSummary | null };

/**
 * The marker before a post's text, and the masthead that shows once it has gone above the window. The server writes the
 * marker alone. Nothing between header and text comes after it: a reader going back from the text by keyboard must
 * meet the masthead before anything that brings the marker into view, which hides the masthead.
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
