import {
  type Api,
  type AppStore,
  apiContext,
  isAborted,
  loadUnlessFresh,
  pageConfigContext,
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
import { withCards } from '../readable/withCards.ts';
import { messages } from '../texts.ts';
import { asShown, asTeaser } from './asShown.ts';

/**
 * Loads a post by its key, and then the next post, which is older. Shows a stored post at once, and requests it again
 * if it is out of date. Only the server waits for the next post.
 * @throws 404 if the site has no such post, or a redirect for a former address
 */
export async function loadPost({ context, params, request }: LoaderFunctionArgs): Promise<null> {
  const api = context.get(apiContext);
  const store = context.get(storeContext);
  const key = params.postKey ?? '';
  const stored = openPost(store.getState().posts, key);
  if (stored) store.dispatch(setPost(stored));
  await loadUnlessFresh(store, `post ${key}`, stored !== null, async () => {
    // Loads the code that prepares texts at the same time. On a page that the server rendered, it has not loaded yet.
    const [detail, { makeReadable }] = await Promise.all([findPost(api, key), loadMakeReadable()]);
    if (detail.post.key !== key) throw redirect(detail.post.urlPath, 301);
    const readable = await withCards(makeReadable(asShown(detail.post)), context.get(pageConfigContext).site);
    store.dispatch(setPost({ ...detail, post: readable }));
    await beforeItIsSent(loadNextPost(store, api, detail.post));
  });
  const post = openPost(store.getState().posts, key)?.post;
  // If the reader has left, another page is shown. Its active category and channel must not change.
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
    // The api responds with 400 to an invalid key, which also means that there is no such post.
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
