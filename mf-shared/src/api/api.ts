import type {
  Author,
  Category,
  Channel,
  CurrentUser,
  Impression,
  ImpressionCreated,
  NextPost,
  OwnPostList,
  PostDetail,
  PostList,
  PostSummary,
  PostType,
  Promo,
  SignIn,
  SignUp,
  Tag,
  User,
} from '../domain/index.ts';
import { ticketHeader } from '../tickets/ticketHeader.ts';
import type { CallOptions, Transport } from './transport.ts';

/** Filters of a post list (spec section 7); the site comes from the host. */
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

/**
 * The api's calls as functions. Each rejects with an `ApiError`, or with the reason of the signal that ended it; each has a
 * time limit.
 */
export function createApi({ get, post }: Transport) {
  return {
    posts: (filter: PostListFilter, options?: CallOptions) =>
      get<PostList>(withQuery('/api/posts/list', filter), options),
    post: (idOrKey: string, options?: CallOptions) => get<PostDetail>(`/api/posts/${part(idOrKey)}`, options),
    nextPost: (id: string, publishedAt: string, options?: CallOptions) =>
      get<NextPost>(withQuery(`/api/posts/next/${part(id)}`, { publishedAt }), options),
    mostViewed: (filter: Pick<PostListFilter, 'limit' | 'postType' | 'categoryKey'>, options?: CallOptions) =>
      get<{ success: boolean; posts: PostSummary[] }>(withQuery('/api/posts/mostViewed', filter), options),
    categories: (options?: CallOptions) => get<{ categories: Category[] }>('/api/categories/list', options),
    category: (key: string, options?: CallOptions) =>
      get<{ category: Category }>(`/api/categories/${part(key)}`, options),
    channels: (options?: CallOptions) => get<{ channels: Channel[] }>('/api/channels/list', options),
    channel: (key: string, options?: CallOptions) => get<{ channel: Channel }>(`/api/channels/${part(key)}`, options),
    authors: (filter: { limit?: number } = {}, options?: CallOptions) =>
      get<{ authors: Author[] }>(withQuery('/api/authors/list', filter), options),
    author: (key: string, options?: CallOptions) => get<{ author: Author }>(`/api/authors/${part(key)}`, options),
    tags: (filter: { q?: string; limit?: number } = {}, options?: CallOptions) =>
      get<{ tags: Tag[] }>(withQuery('/api/tags', filter), options),
    tag: (key: string, options?: CallOptions) => get<{ tag: Tag }>(`/api/tags/${part(key)}`, options),
    promo: (options?: CallOptions) => get<{ promo: Promo | null }>('/api/promos/', options),
    currentUser: (options?: CallOptions) => get<CurrentUser>('/api/currentUser', options),
    /** @param ticket of the document, or of a page that the server was asked for since; an empty text for none */
    createImpression: (body: Impression, ticket: string) =>
      post<ImpressionCreated>('/api/posts/createImpression', body, {
        keepalive: true,
        headers: ticket ? { [ticketHeader]: ticket } : {},
      }),
    ownPosts: (page: number) => get<OwnPostList>(withQuery('/api/vocal/posts', { page })),
    signUp: (body: SignUp) => post<{ success: true; user: User }>('/api/vocal/auth/signup', body),
    signIn: (body: SignIn) => post<{ success: true; user: User }>('/api/vocal/auth/signin', body),
    signOut: () => post<{ success: true }>('/api/vocal/auth/signout'),
  };
}

export type Api = ReturnType<typeof createApi>;
