import type { MetaArguments, RouteHandle } from '@marquee/shared';
import { EndedPreview } from './EndedPreview.tsx';
import { loadPreview } from './loadPreview.ts';
import { PreviewPage } from './PreviewPage.tsx';
import { previewTexts } from './previewTexts.ts';

function previewMeta({ state, pathname }: MetaArguments) {
  const post = state.posts?.post;
  return {
    title: previewTexts.title(post?.title || post?.name || ''),
    canonicalPath: pathname,
    robots: 'noindex' as const,
  };
}

export const Component = PreviewPage;
export const ErrorBoundary = EndedPreview;
export const loader = loadPreview;
export const handle: RouteHandle = { meta: previewMeta };
