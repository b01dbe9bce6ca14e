import { type Ask, askPublic, type PublicAddress, type PublicResponse } from './askPublic.ts';

export type Account = { email: string; password: string; firstName: string; lastName: string };

let people = 0;

/** Person with a browser: a session at Vocal, and an address in a separate network. */
export class Person {
  readonly account: Account;
  readonly #network: PublicAddress;
  readonly #ask: Ask;
  readonly #from = `127.0.${20 + (people++ % 200)}.7`;
  #cookie = '';

  /** @param ask sends the calls; without it, they go through nginx */
  constructor(
    network: PublicAddress,
    account: Account,
    ask: Ask = (path, request) => askPublic(network, 'vocal', path, request),
  ) {
    this.#network = network;
    this.account = account;
    this.#ask = ask;
  }

  /** Calls Vocal, as its pages do. */
  async call(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<PublicResponse> {
    const json = body && { body: JSON.stringify(body), type: 'application/json' };
    return this.#send(method, path, json, headers);
  }

  async #send(
    method: string,
    path: string,
    content: { body: string | Buffer; type: string } | undefined,
    headers: Record<string, string> = {},
  ): Promise<PublicResponse> {
    const { domain, port } = this.#network;
    const response = await this.#ask(path, {
      ...{ method, from: this.#from, body: content?.body },
      headers: {
        ...{ cookie: this.#cookie, origin: `https://vocal.${domain}:${port}`, accept: 'application/json' },
        ...(content ? { 'content-type': content.type } : {}),
        ...headers,
      },
    });
    const set = response.headers['set-cookie']?.map((cookie) => cookie.split(';')[0]);
    if (set) this.#cookie = set.join('; ');
    return response;
  }

  /** A call that must succeed. @returns its body */
  async do<T>(method: string, path: string, body?: object, headers?: Record<string, string>): Promise<T> {
    const { status, text } = await this.call(method, path, body, headers);
    if (status >= 300) throw new Error(`${method} ${path} of ${this.account.email}: ${status} ${text.slice(0, 500)}`);
    return JSON.parse(text) as T;
  }

  /** The status alone, for calls that must be refused. */
  async status(method: string, path: string, body?: object, headers?: Record<string, string>): Promise<number> {
    return (await this.call(method, path, body, headers)).status;
  }

  /** Uploads a JPEG, as a form does. */
  upload(picture: Buffer): Promise<PublicResponse> {
    const boundary = 'boundary-of-the-form';
    const disposition = 'Content-Disposition: form-data; name="file"; filename="harbour.jpg"';
    const head = `--${boundary}\r\n${disposition}\r\nContent-Type: image/jpeg\r\n\r\n`;
    const body = Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${boundary}--\r\n`)]);
    const type = `multipart/form-data; boundary=${boundary}`;
    return this.#send('POST', '/api/vocal/auth/uploadImage', { body, type });
  }

  async signUp(): Promise<void> {
    await this.do('POST', '/api/vocal/auth/signup', this.account);
  }

  async signIn(): Promise<void> {
    const { email, password } = this.account;
    await this.do('POST', '/api/vocal/auth/signin', { email, password });
  }

  /** Writes a post with everything that a review requires. @returns its id */
  async write(site: string, title: string, text = textBesideMarks): Promise<string> {
    const { post } = await this.do<{ post: { id: string } }>('POST', '/api/vocal/posts/create');
    const lead = { mediaType: 'video', brightcoveId: '5972928233001' };
    const subtitle = 'Who works when all sleep.';
    await this.save(post.id, { site, title, subtitle, content: `<p>${text}</p>`, category: 'live', ...lead });
    return post.id;
  }

  async save(id: string, fields: object): Promise<void> {
    await this.do('PUT', `/api/vocal/posts/${id}`, fields, { 'if-match': '*' });
  }

  async submit(id: string, site: string): Promise<void> {
    await this.do('POST', '/api/vocal/posts/submitForReview', { id, site, ...asSubmitted });
  }

  /** Claims a post that waits, and decides about it. */
  async decide(id: string, action: 'publish' | 'reject' | 'merge' | 'schedule', words: object = {}): Promise<void> {
    await this.do('POST', `/api/vocal/review/${id}/claim`);
    await this.do('POST', `/api/vocal/review/${id}/decision`, { action, ...words }, { 'if-match': '*' });
  }
}

/** Text in which words are next to punctuation marks. `wordsBesideMarks` are search terms that must find it. */
const textBesideMarks =
  'The crane driver sings “vespers”—nobody listens… A winch/hoist turns. 昨日、東京タワーの灯が消えた。';
export const wordsBesideMarks = [
  'vespers',
  'listens',
  'winch',
  'hoist',
  '“vespers”',
  'winch/hoist',
  '東京',
  '灯',
] as const;

/** Fields that the form of a submission sends. */
const asSubmitted = { reviewStatus: 'needs-review', tags: [], category: 'live' };
