import { nextPostPath } from '../domain/api/nextPostPath.ts';
import type {
  Author,
  Category,
  Channel,
  CurrentUser,
  Impression,
  ImpressionCreated,
  NextPost,
  PostDetail,
  PostList,
  PostSummary,
  PostType,
  PreviewDetail,
  Promo,
  SignIn,
  SignUp,
  Tag,
  User,
} from '../domain/index.ts';
import { isReservedKey } from '../domain/sites/reservedKeys.ts';
import { ticketHeader } from '../tickets/ticketHeader.ts';
import { answerError, type CallOptions, type Transport, wrongShapeError } from './transport.ts';

/** Filters of a post list (spec section 7). The host selects the site. */
export type PostListFilter = {
  page?: number;
  limit?: number;
  postType?: PostType;
  editorPick?: true;
  categoryKey?: string;
  channelKey?: string;
  search?: string;
  author?: string;
  tags?: string;
  publishedAfter?: string;
  publishedBefore?: string;
};

function withQuery(path: string, query: Readonly<Record<string, string | number | boolean | undefined>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

const part = encodeURIComponent;

/** Checks of a response's named field: `some` is an array, `one` is an object, and `maybe` is an object or null. */
const kinds = {
  some: Array.isArray,
  one: (value: unknown) => typeof value === 'object' && value !== null,
  maybe: (value: unknown) => typeof value === 'object',
};

/** Returns functions that read a response and check its named field. */
function fieldReaders(get: Transport['get']) {
  // The server validates responses (server/src/upstream/apiTransport.ts). This check costs a browser next to nothing.
  const read = async <T>(kind: keyof typeof kinds, field: string & keyof T, path: string, options?: CallOptions) => {
    const response = await get<T>(path, options);
    if (kinds[kind](response?.[field])) return response;
    throw wrongShapeError(path, `/${field}`);
  };
  const readOne = async <T>(
    field: string & keyof T,
    folder: string,
    key: string,
    options?: CallOptions,
    kind: keyof typeof kinds = 'one',
  ) => {
    if (isReservedKey(key)) throw answerError(404, null);
    return read<T>(kind, field, folder + part(key), options);
  };
  return { read, readOne };
}

/**
 * The api's calls as functions. Each has a time limit. Each rejects with an `ApiError`, or with the reason of the
 * signal that ended it.
 */
export function createApi({ get, post }: Transport) {
  const { read, readOne } = fieldReaders(get);
  return {
    posts: (filter: PostListFilter, options?: CallOptions) =>
      read<PostList>('some', 'posts', withQuery('/api/posts/list', filter), options),
    post: (idOrKey: string, options?: CallOptions) => readOne<PostDetail>('post', '/api/posts/', idOrKey, options),
    nextPost: (id: string, publishedAt: string, options?: CallOptions) =>
      read<NextPost>('maybe', 'post', nextPostPath(id, publishedAt), options),
    /** Reads a post by the token of a preview link. */
    preview: (token: string, options?: CallOptions) => readOne<PreviewDetail>('post', '/api/previews/', token, options),
    mostViewed: (filter: Pick<PostListFilter, 'limit' | 'postType' | 'categoryKey'>, options?: CallOptions) =>
      read<{ success: boolean; posts: PostSummary[] }>(
        'some',
        'posts',
        withQuery('/api/posts/mostViewed', filter),
        options,
      ),
    categories: (options?: CallOptions) =>
      read<{ categories: Category[] }>('some', 'categories', '/api/categories/list', options),
    category: (key: string, options?: CallOptions) =>
      readOne<{ category: Category }>('category', '/api/categories/', key, options),
    channels: (options?: CallOptions) =>
      read<{ channels: Channel[] }>('some', 'channels', '/api/channels/list', options),
    channel: (key: string, options?: CallOptions) =>
      readOne<{ channel: Channel }>('channel', '/api/channels/', key, options),
    authors: (filter: { limit?: number } = {}, options?: CallOptions) =>
      read<{ authors: Author[] }>('some', 'authors', withQuery('/api/authors/list', filter), options),
    // The page also handles null in place of the author or the tag (spec, section 2).
    author: (key: string, options?: CallOptions) =>
      readOne<{ author: Author }>('author', '/api/authors/', key, options, 'maybe'),
    tags: (filter: { q?: string; limit?: number } = {}, options?: CallOptions) =>
      read<{ tags: Tag[] }>('some', 'tags', withQuery('/api/tags', filter), options),
    tag: (key: string, options?: CallOptions) => readOne<{ tag: Tag }>('tag', '/api/tags/', key, options, 'maybe'),
    promo: (options?: CallOptions) => read<{ promo: Promo | null }>('maybe', 'promo', '/api/promos/', options),
    currentUser: (options?: CallOptions) => read<CurrentUser>('maybe', 'user', '/api/currentUser', options),
    /**
     * @param ticket ticket of the document, or of a page that the server has served since then. Empty without a ticket
     */
    createImpression: (body: Impression, ticket: string) =>
      post<ImpressionCreated>('/api/posts/createImpression', body, {
        keepalive: true,
        headers: ticket ? { [ticketHeader]: ticket } : {},
      }),
    signUp: (body: SignUp) => post<{ success: true; user: User }>('/api/vocal/auth/signup', body),
    signIn: (body: SignIn) => post<{ success: true; user: User }>('/api/vocal/auth/signin', body),
    /** Makes the named call below /api/vocal/auth. */
    account: <T>(call: string, body: unknown) => post<T>(`/api/vocal/auth/${call}`, body),
    signOut: () => post<{ success: true }>('/api/vocal/auth/signout'),
  };
}

export type Api = ReturnType<typeof createApi>;
