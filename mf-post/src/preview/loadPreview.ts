import {
  apiContext,
  pageConfigContext,
  setActiveCategory,
  setActiveChannel,
  setNextPost,
  setPost,
  storeContext,
} from '@marquee/shared';
import { data, type LoaderFunctionArgs } from '@marquee/shared/router';
import { asShown, asTeaser } from '../page/asShown.ts';
import { withCards } from '../readable/withCards.ts';

const token = /^[0-9a-f]{64}$/;

/**
 * Loads the post behind a link to its preview.
 * @throws 404 for a link that has ended or never existed. Every failed call counts as such a link, so that a revoked
 *   preview is never shown.
 */
export async function loadPreview({ context, params, request }: LoaderFunctionArgs): Promise<null> {
  const api = context.get(apiContext);
  const store = context.get(storeContext);
  const { token: given = '' } = params;
  if (!token.test(given)) throw ended();
  const loading = api.preview(given, { signal: request.signal }).catch(() => {
    request.signal.throwIfAborted();
    throw ended();
  });
  const [{ post, relatedPosts, nextPost }, { makeReadable }] = await Promise.all([loading, loadMakeReadable()]);
  const readable = await withCards(makeReadable(asShown(post)), context.get(pageConfigContext).site);
  store.dispatch(setPost({ post: readable, relatedPosts }));
  store.dispatch(setNextPost({ postId: post.id, nextPost: nextPost && asTeaser(nextPost) }));
  store.dispatch(setActiveCategory(post.category?.key ?? null));
  store.dispatch(setActiveChannel(post.channel?.key ?? null));
  return null;
}

const loadMakeReadable = () => import(/* webpackChunkName: "readable" */ '../readable/makeReadable.ts');

const ended = () => data('Not found', { status: 404 });
