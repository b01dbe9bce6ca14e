import {
  type Api,
  apiContext,
  setActiveCategory,
  setActiveChannel,
  setNextPost,
  setPost,
  storeContext,
} from '@marquee/shared';
import type { Post, PostDetail, PostSummary } from '@marquee/shared/domain';
import { data, type LoaderFunctionArgs } from '@marquee/shared/router';
import { messages } from '../texts.ts';

/**
 * Loads a post by its key and then the post before it. Everything reaches the store at once: while it loads, the page
 * that is being left still shows from the same store.
 */
export async function loadPost({ context, params, request }: LoaderFunctionArgs): Promise<null> {
  const api = context.get(apiContext);
  const store = context.get(storeContext);
  const detail = await findPost(api, params.postKey ?? '');
  const nextPost = await findNextPost(api, detail.post);
  // The reader has gone elsewhere meanwhile: the store belongs to that page now.
  if (request.signal.aborted) return null;
  store.dispatch(setPost({ ...detail, post: asShown(detail.post) }));
  store.dispatch(setNextPost(nextPost));
  store.dispatch(setActiveCategory(detail.post.category?.key ?? null));
  store.dispatch(setActiveChannel(detail.post.channel?.key ?? null));
  return null;
}

/** The author's life belongs to the author's own page; this one shows the summary, and would carry the rest twice. */
function asShown(post: Post): Post {
  return post.author ? { ...post, author: { ...post.author, bio: '' } } : post;
}

async function findPost(api: Api, key: string): Promise<PostDetail> {
  try {
    return await api.post(key);
  } catch (error) {
    // By status and not by class: the server's transport brings errors of its own copy.
    // An address that the api does not take as a key names no post either.
    const status = error instanceof Error && 'status' in error ? error.status : undefined;
    if (status === 404 || status === 400) throw data('Not found', { status: 404 });
    throw error;
  }
}

async function findNextPost(api: Api, { id, publishedAt }: Post): Promise<PostSummary | null> {
  try {
    const answer = await api.nextPost(id, publishedAt);
    if (answer.success) return answer.post;
    console.warn(messages.noNextPost);
  } catch (error) {
    console.warn(messages.noNextPost, error);
  }
  return null;
}
