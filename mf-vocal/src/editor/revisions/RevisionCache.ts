import type { DraftFields, RevisionResponse } from '@marquee/shared/domain';
import type { WriterApi } from '../../api/createWriterApi.ts';

/** Caches the fields of a post's earlier versions. A stored version never changes, so each is loaded once. */
export class RevisionCache {
  readonly #postId: string;
  readonly #api: Pick<WriterApi, 'revision'>;
  readonly #loaded = new Map<string, Promise<RevisionResponse['revision']>>();

  constructor(postId: string, api: Pick<WriterApi, 'revision'>) {
    this.#postId = postId;
    this.#api = api;
  }

  /** Returns a version. Loads it on the first call. Does not cache failures. */
  revision(id: string): Promise<RevisionResponse['revision']> {
    const known = this.#loaded.get(id);
    if (known) return known;
    const loading = this.#api.revision(this.#postId, id);
    this.#loaded.set(id, loading);
    loading.catch(() => this.#loaded.delete(id));
    return loading;
  }

  async fields(id: string): Promise<DraftFields> {
    return (await this.revision(id)).fields;
  }
}
