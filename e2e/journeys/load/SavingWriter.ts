import { setTimeout as sleep } from 'node:timers/promises';
import type { Person } from '../people/Person.ts';
import type { LoadResult } from './ReaderLoad.ts';

const pauseMs = 300;

/** A writer whose editor saves a draft again and again. */
export class SavingWriter {
  readonly #writer: Person;
  readonly #post: string;
  readonly #failures: string[] = [];
  #saves = 0;
  #lastSaved = '';
  #isOver = false;
  readonly #running: Promise<void>;

  private constructor(writer: Person, post: string) {
    this.#writer = writer;
    this.#post = post;
    this.#running = this.#save();
  }

  static async start(writer: Person): Promise<SavingWriter> {
    return new SavingWriter(writer, await writer.write('beat', 'A draft that grows'));
  }

  /** Ends the saving. Adds a failure when the stored text is not the last one that was acknowledged. */
  async end(): Promise<LoadResult> {
    this.#isOver = true;
    await this.#running;
    const { post } = await this.#writer.do<{ post: { content: string } }>('GET', `/api/vocal/posts/${this.#post}`);
    if (!post.content.includes(this.#lastSaved))
      this.#failures.push(`“${this.#lastSaved}” was acknowledged and is lost`);
    return { requests: this.#saves, failures: this.#failures };
  }

  async #save(): Promise<void> {
    for (; !this.#isOver; await sleep(pauseMs)) {
      const text = `Word number ${this.#saves}.`;
      const fields = { content: `<p>${text}</p>` };
      const asked = this.#writer.call('PUT', `/api/vocal/posts/${this.#post}`, fields, { 'if-match': '*' });
      const outcome = await asked.then(({ status }) => status).catch((error: Error) => error.message);
      this.#saves += 1;
      if (outcome === 200) this.#lastSaved = text;
      else this.#failures.push(`save ${this.#saves}: ${outcome}`);
    }
  }
}
