import type { EndingPicture } from '@marquee/shared/domain';

/** Pictures of the open post whose last day is over or soon, by public id. */
export type Endings = ReadonlyMap<string, EndingPicture>;

/** Reads the pictures of a post whose last day is over or soon. */
export class EndingPictures {
  readonly #ask: (postId: string) => Promise<readonly EndingPicture[]>;
  readonly #listeners = new Set<() => void>();
  #endings: Endings = new Map();

  /** @param ask calls the api */
  constructor(ask: (postId: string) => Promise<readonly EndingPicture[]>) {
    this.#ask = ask;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly current = (): Endings => this.#endings;

  /** Reads the pictures of a post again. A failure keeps what is known, and the next reading corrects it. */
  async read(postId: string): Promise<void> {
    const ending = await this.#ask(postId).catch(() => null);
    if (!ending) return;
    this.#endings = new Map(ending.map((picture) => [picture.publicId, picture]));
    for (const listener of this.#listeners) listener();
  }
}
