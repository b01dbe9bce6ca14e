import { type OpenPost, usePageConfig } from '@marquee/shared';
import type { Ref } from 'react';
import { ContentsList } from '../anchors/ContentsList.tsx';
import { RichText } from '../content/RichText.tsx';
import { LazyEmbedOpener } from '../embeds/LazyEmbedOpener.tsx';
import { SpecialFeatureBanner } from '../feature/SpecialFeatureBanner.tsx';
import { Corrections } from '../footer/Corrections.tsx';
import { PostFooter } from '../footer/PostFooter.tsx';
import { PostHeader } from '../header/PostHeader.tsx';
import { languageOfPost } from '../languageOf.ts';
import { LeadMediaFigure } from '../lead/LeadMediaFigure.tsx';
import { PostMasthead } from '../masthead/PostMasthead.tsx';
import { PostModules } from '../modules/PostModules.tsx';
import { OverlayProvider } from '../overlay/OverlayContext.tsx';
import { postPictures } from '../pictures/postPictures.ts';
import type { ReadablePost } from '../readable/ReadablePost.ts';
import { RelatedPosts } from '../related/RelatedPosts.tsx';
import { Disclosure } from '../shop/Disclosure.tsx';
import { EndMark, PostFlow, PostFrame } from './PostFlow.tsx';
import { PostOverlays } from './PostOverlays.tsx';

type PostPageProps = OpenPost & {
  post: ReadablePost;
  /** Ref to the element of the post, without the related posts. */
  flowRef?: Ref<HTMLElement>;
};

/** A post: header, media, content, modules, footer with tags, author and next post, and related posts. */
export function PostPage({ post, relatedPosts, nextPost, flowRef }: PostPageProps) {
  const { site } = usePageConfig();
  const hasProducts = post.modules.some(({ type }) => type === 'product');
  return (
    <OverlayProvider pictureCount={postPictures(post).length} hasProducts={hasProducts}>
      <PostFrame>
        <PostFlow ref={flowRef} {...languageOfPost(post)}>
          <PostHeader post={post} />
          <LeadMediaFigure post={post} />
          {hasProducts && <Disclosure post={post} />}
          <ContentsList sections={post.reading.sections} />
          <PostMasthead post={post} nextPost={nextPost} />
          {post.content.trim() && (
            <RichText html={post.content} dropCap={post.reading.hasDropCap} place="posts.post.content" />
          )}
          <PostModules post={post} />
          <LazyEmbedOpener post={post} />
          <EndMark />
          {post.corrections && <Corrections corrections={post.corrections} />}
          {post.specialFeature && <SpecialFeatureBanner feature={post.specialFeature} />}
          <PostFooter post={post} nextPost={nextPost} />
        </PostFlow>
        <RelatedPosts posts={relatedPosts} post={post} siteName={site.name} />
      </PostFrame>
      <PostOverlays key={post.id} post={post} />
    </OverlayProvider>
  );
}
