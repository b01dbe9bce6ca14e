import { type Api, createApi } from '../api/api.ts';

/** An api that gives one answer to all calls, or rejects with an error; `asked` are the paths of the calls. */
export function answeringApi(answer: unknown): { api: Api; asked: string[] } {
  const asked: string[] = [];
  const api = createApi({
    async get<T>(path: string) {
      asked.push(path);
      if (answer instanceof Error) throw answer;
      return answer as T;
    },
    async post() {
      throw new Error('Nothing is posted here');
    },
  });
  return { api, asked };
}
