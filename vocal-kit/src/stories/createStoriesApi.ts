import type {
  Assignment,
  NewPitch,
  NewStory,
  PitchAnswer,
  PitchChange,
  SectionChoiceList,
  SiteKey,
  Story,
  StoryChange,
  StoryDrop,
  StoryList,
  StoryOfPost,
  StoryPeople,
  StoryResponse,
} from '@marquee/shared/domain';
import type { CallOptions } from '@marquee/shared/transport';
import type { Exchange } from '@marquee/shared/transport/exchange';

const pitches = '/api/vocal/pitches';
const stories = '/api/vocal/stories';
const below = (path: string, id: string, step = '') => `${path}/${encodeURIComponent(id)}${step}`;

/** Creates the calls for stories and pitches. Each call rejects with an `ApiError`. @param exchange sends the calls */
export function createStoriesApi(exchange: Exchange) {
  const send = async (method: 'POST' | 'PUT', path: string, body: object): Promise<Story> =>
    (await exchange<StoryResponse>(method, path, { body })).body.story;
  return {
    /** The pitches and the assigned stories of the account. */
    own: async (page: number, options?: CallOptions): Promise<StoryList> =>
      (await exchange<StoryList>('GET', page > 1 ? `${pitches}?page=${page}` : pitches, options)).body,
    pitch: (pitch: NewPitch) => send('POST', pitches, pitch),
    revise: (id: string, change: PitchChange) => send('PUT', below(pitches, id), change),
    withdraw: (id: string, version: number) => send('POST', below(pitches, id, '/withdraw'), { version }),
    /** @param search filters as in `storyQuerySchema` */
    list: async (search: URLSearchParams, options?: CallOptions): Promise<StoryList> =>
      (await exchange<StoryList>('GET', search.size > 0 ? `${stories}?${search}` : stories, options)).body,
    story: async (id: string, options?: CallOptions): Promise<Story> =>
      (await exchange<StoryResponse>('GET', below(stories, id), options)).body.story,
    /** The story of a post; null for a post without a story. */
    ofPost: async (postId: string, options?: CallOptions): Promise<Story | null> =>
      (await exchange<StoryOfPost>('GET', below('/api/vocal/posts', postId, '/story'), options)).body.story,
    people: async (site: SiteKey, as: 'writer' | 'editor', q = '', options?: CallOptions): Promise<StoryPeople> => {
      const search = new URLSearchParams({ site, as, ...(q && { q }) });
      return (await exchange<StoryPeople>('GET', `/api/vocal/storyPeople?${search}`, options)).body;
    },
    sections: async (site: SiteKey, options?: CallOptions): Promise<SectionChoiceList> =>
      (await exchange<SectionChoiceList>('GET', `/api/vocal/categories/list/${site}`, options)).body,
    create: (story: NewStory) => send('POST', stories, story),
    plan: (id: string, change: StoryChange) => send('PUT', below(stories, id), change),
    answer: (id: string, answer: PitchAnswer) => send('POST', below(stories, id, '/answer'), answer),
    assign: (id: string, assignment: Assignment) => send('POST', below(stories, id, '/assign'), assignment),
    drop: (id: string, drop: StoryDrop) => send('POST', below(stories, id, '/drop'), drop),
  };
}

export type StoriesApi = ReturnType<typeof createStoriesApi>;
