import type { Draft, DraftChanges } from '@marquee/shared/domain';
import { ApiError } from '@marquee/shared/transport';
import { draft } from '@marquee/vocal-kit/testing/draft.ts';
import { etagOf, type SaveOptions, type TaggedDraft } from '../../api/createWriterApi.ts';

/** The api, as a saver sees it: one draft with versions. A test decides how each call ends. */
export class FakeWriterApi {
  stored: Draft = draft();
  /** Every save that was sent, stored or not. */
  readonly saves: { changes: DraftChanges; options: SaveOptions }[] = [];
  /** Result of the next calls: `lost` stores a save, but its response does not arrive. */
  network: 'up' | 'down' | 'lost' | { status: number; problem: unknown; retryAfterMs?: number } = 'up';
  /** While it is set, calls wait for it. */
  gate: Promise<void> | null = null;
  /** Called with each save before its result is decided. */
  onSave: () => void = () => undefined;
  /** The form in which changes are stored. */
  formOf: (changes: DraftChanges) => DraftChanges = (changes) => changes;

  readonly draft = async (): Promise<TaggedDraft> => {
    if (this.network === 'down') throw new ApiError('Server error fetching data');
    return { draft: this.stored, etag: etagOf(this.stored) };
  };

  readonly save = async (_id: string, changes: DraftChanges, options: SaveOptions): Promise<TaggedDraft> => {
    this.saves.push({ changes, options });
    this.onSave();
    await this.gate;
    const { network } = this;
    if (network === 'down') throw new ApiError('Server error fetching data');
    if (typeof network === 'object')
      throw Object.assign(new ApiError('Refused.', network.status, network.problem), network);
    if (options.etag !== etagOf(this.stored)) {
      throw new ApiError('Changed elsewhere.', 412, { code: 'changed-elsewhere', post: this.stored });
    }
    this.storeElsewhere(this.formOf(changes));
    if (network === 'lost') throw new ApiError('Server error fetching data');
    return { draft: this.stored, etag: etagOf(this.stored) };
  };

  /** Stores a version, as another browser would. */
  storeElsewhere(changes: DraftChanges): void {
    this.stored = { ...this.stored, ...changes, version: this.stored.version + 1 };
  }
}
