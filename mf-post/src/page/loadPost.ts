import {
  type Api,
  type AppStore,
  apiContext,
  isAborted,
  loadUnlessFresh,
  setActiveCategory,
  setActiveChannel,
  setNextPost,
  setPost,
  storeContext,
} from '@marquee/shared';
import type { Post, PostDetail, PostSummary } from '@marquee/shared/domain';
import { data, type LoaderFunctionArgs, redirect } from '@marquee/shared/router';
import { beforeItIsSent } from '@marquee/shared/state/beforeItIsSent';
import { openPost } from '@marquee/shared/state/openPost';
import { messages } from '../texts.ts';
import { asShown, asTeaser } from './asShown.ts';

/**
 * Loads a post by its key, and then the post before it. A post that was read before is shown at once, and requested
 * again when it is old. On the server the page waits for the next post too; in the browser the post does not depend on
 * it.
 * @throws 404 when the site has no such post, a redirect for a former address
 */
export async function loadPost({ context, params, request }: LoaderFunctionArgs): Promise<null> {
  const api = context.get(apiContext);
  const store = context.get(storeContext);
  const key = params.postKey ?? '';
  const stored = openPost(store.getState().posts, key);
  if (stored) store.dispatch(setPost(stored));
  await loadUnlessFresh(store, `post ${key}`, stored !== null, async () => {
    // In parallel, because the code that prepares texts has not loaded on a page that the server rendered.
    const [detail, { makeReadable }] = await Promise.all([findPost(api, key), loadMakeReadable()]);
    if (detail.post.key !== key) throw redirect(detail.post.urlPath, 301);
    store.dispatch(setPost({ ...detail, post: makeReadable(asShown(detail.post)) }));
    await beforeItIsSent(loadNextPost(store, api, detail.post));
  });
  const post = openPost(store.getState().posts, key)?.post;
  // If the reader has already left, the frame belongs to another page.
  if (!post || request.signal.aborted) return null;
  store.dispatch(setActiveCategory(post.category?.key ?? null));
  store.dispatch(setActiveChannel(post.channel?.key ?? null));
  return null;
}

const loadMakeReadable = () => import(/* webpackChunkName: "readable" */ '../readable/makeReadable.ts');

async function loadNextPost(store: AppStore, api: Api, post: Post): Promise<void> {
  store.dispatch(setNextPost({ postId: post.id, nextPost: await findNextPost(api, post) }));
}

async function findPost(api: Api, key: string): Promise<PostDetail> {
  try {
    return await api.post(key, { with: 'next' });
  } catch (error) {
    // Compares the status and not the class, because the transport of the server has its own copy of the error class.
    // An address that the api does not take as a key names no post either.
    const status = error instanceof Error && 'status' in error ? error.status : undefined;
    if (status === 404 || status === 400) throw data('Not found', { status: 404 });
    throw error;
  }
}

async function findNextPost(api: Api, { id, publishedAt }: Post): Promise<PostSummary | null> {
  try {
    const response = await api.nextPost(id, publishedAt);
    if (response.success) return response.post && asTeaser(response.post);
    console.warn(messages.noNextPost);
  } catch (error) {
    // The reader has left the page.
    if (!isAborted(error)) console.warn(messages.noNextPost, error);
  }
  return null;
}
