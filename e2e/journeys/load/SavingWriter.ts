import { setTimeout as sleep } from 'node:timers/promises';
import type { PublicResponse } from '../people/askPublic.ts';
import type { Person } from '../people/Person.ts';
import type { LoadResult } from './ReaderLoad.ts';

const pauseMs = 300;
/** A new post for so many saves: clients repeat a PUT, and nothing between them and the api repeats a POST. */
const savesOfCreation = 4;

/** A writer whose editor saves a draft again and again, and who begins another post now and then. */
export class SavingWriter {
  readonly #writer: Person;
  readonly #post: string;
  readonly #failures: string[] = [];
  #requests = 0;
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
    return { requests: this.#requests, failures: this.#failures };
  }

  async #save(): Promise<void> {
    for (; !this.#isOver; await sleep(pauseMs)) {
      this.#requests += 1;
      if (this.#requests % savesOfCreation === 0) {
        await this.#note('create', 201, this.#writer.call('POST', '/api/vocal/posts/create'));
        continue;
      }
      const text = `Word number ${this.#requests}.`;
      const fields = { content: `<p>${text}</p>` };
      const saved = this.#writer.call('PUT', `/api/vocal/posts/${this.#post}`, fields, { 'if-match': '*' });
      if (await this.#note('save', 200, saved)) this.#lastSaved = text;
    }
  }

  /** Records a failure for any other status. @returns true if the call had the expected status */
  async #note(what: string, expected: number, response: Promise<PublicResponse>): Promise<boolean> {
    const outcome = await response.then(({ status }) => status).catch((error: Error) => error.message);
    if (outcome !== expected) this.#failures.push(`${what}: ${outcome}`);
    return outcome === expected;
  }
}
