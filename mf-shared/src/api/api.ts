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
  Promo,
  SignIn,
  SignUp,
  Tag,
  User,
} from '../domain/index.ts';
import type { Transport } from './transport.ts';

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

/** The api's calls as functions. Each rejects with an `ApiError` or the transport's own error. */
export function createApi(transport: Transport) {
  return {
    posts: (filter: PostListFilter) => transport.get<PostList>(withQuery('/api/posts/list', filter)),
    post: (idOrKey: string) => transport.get<PostDetail>(`/api/posts/${part(idOrKey)}`),
    nextPost: (id: string, publishedAt: string) =>
      transport.get<NextPost>(withQuery(`/api/posts/next/${part(id)}`, { publishedAt })),
    mostViewed: (filter: Pick<PostListFilter, 'limit' | 'postType' | 'categoryKey'>) =>
      transport.get<{ success: boolean; posts: PostSummary[] }>(withQuery('/api/posts/mostViewed', filter)),
    categories: () => transport.get<{ categories: Category[] }>('/api/categories/list'),
    category: (key: string) => transport.get<{ category: Category }>(`/api/categories/${part(key)}`),
    channels: () => transport.get<{ channels: Channel[] }>('/api/channels/list'),
    channel: (key: string) => transport.get<{ channel: Channel }>(`/api/channels/${part(key)}`),
    authors: (filter: { limit?: number } = {}) =>
      transport.get<{ authors: Author[] }>(withQuery('/api/authors/list', filter)),
    author: (key: string) => transport.get<{ author: Author }>(`/api/authors/${part(key)}`),
    tags: (filter: { q?: string; limit?: number } = {}) =>
      transport.get<{ tags: Tag[] }>(withQuery('/api/tags', filter)),
    tag: (key: string) => transport.get<{ tag: Tag }>(`/api/tags/${part(key)}`),
    promo: () => transport.get<{ promo: Promo | null }>('/api/promos/'),
    currentUser: () => transport.get<CurrentUser>('/api/currentUser'),
    createImpression: (body: Impression) =>
      transport.post<ImpressionCreated>('/api/posts/createImpression', body, { keepalive: true }),
    signUp: (body: SignUp) => transport.post<{ success: true; user: User }>('/api/vocal/auth/signup', body),
    signIn: (body: SignIn) => transport.post<{ success: true; user: User }>('/api/vocal/auth/signin', body),
    signOut: () => transport.post<{ success: true }>('/api/vocal/auth/signout'),
  };
}

export type Api = ReturnType<typeof createApi>;
