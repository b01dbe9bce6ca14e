import type { Draft, DraftChanges, DraftFields } from '@marquee/shared/domain';
import { ApiError } from '@marquee/shared/transport';
import { etagOf, type SaveOptions, type TaggedDraft } from '../../api/createWriterApi.ts';

/** Cleans changes as the api does before it stores them. Returns the changes that differ from the stored fields. */
export type Clean = (stored: DraftFields, sent: DraftChanges) => Promise<DraftChanges>;

/** Stands in for the api. Follows its rules for versions, repeated saves, revisions, and the form of stored HTML. */
export class ModelServer {
  stored: Draft;
  readonly revisions: Draft[] = [];
  /** `lost` stores a save, but its response does not arrive. */
  network: 'up' | 'down' | 'lost' = 'up';
  /** Number of calls without a response. */
  pending = 0;
  readonly #clean: Clean;
  #last: Promise<unknown> = Promise.resolve();

  constructor(stored: Draft, clean: Clean) {
    this.stored = stored;
    this.#clean = clean;
  }

  readonly draft = async (): Promise<TaggedDraft> => {
    if (this.network === 'down') throw new ApiError('No response');
    return { draft: this.stored, etag: etagOf(this.stored) };
  };

  readonly save = async (_id: string, changes: DraftChanges, options: SaveOptions): Promise<TaggedDraft> => {
    const { network } = this;
    this.pending += 1;
    const stored = this.#last.then(() => this.#store(changes, options, network));
    this.#last = stored.catch(() => undefined);
    return stored.finally(() => {
      this.pending -= 1;
    });
  };

  async #store(changes: DraftChanges, { etag, reason, mine }: SaveOptions, network: string): Promise<TaggedDraft> {
    if (network === 'down') throw new ApiError('No response');
    const cleaned = await this.#clean(this.stored, changes);
    const isStored = Object.keys(cleaned).length === 0;
    const isRepeated = isStored && Object.keys(changes).length > 0;
    if (etag !== etagOf(this.stored) && !isRepeated)
      throw new ApiError('Changed elsewhere.', 412, { code: 'changed-elsewhere', post: this.stored });
    if (!isStored) {
      if (reason === 'conflict') this.revisions.push(this.stored);
      const own = { ...this.stored, ...cleaned, ...(await this.#clean(this.stored, mine ?? {})) };
      if (mine) this.revisions.push(own);
      this.stored = { ...this.stored, ...cleaned, version: this.stored.version + 1 };
    }
    if (reason) this.revisions.push(this.stored);
    if (network === 'lost') throw new ApiError('No response');
    return { draft: this.stored, etag: etagOf(this.stored) };
  }
}
