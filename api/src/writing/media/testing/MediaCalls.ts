import type { Image, MediaItem, MediaResponse, SiteKey } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { users } from '../../../kernel/db/schema/users.ts';
import { demoAccounts } from '../../../people/demo/demoAccounts.ts';
import { moderatorOf } from '../../../testing/moderatorOf.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../../testing/testNetwork.ts';
import { signIn } from '../../../testing/writers.ts';

/** The demo's writer, and editors of Beat and of Marquee. */
export type MediaRole = 'writer' | 'editor' | 'other';
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const fields = {
  ...{ title: 'Harbour at dawn', credit: 'Ada Lens', rights: 'Licence 7', altText: 'Boats in fog' },
  ...{ focus: null, lastDay: null, isForWriters: true },
};

/** Calls of the library on a separate network whose time tests set. */
export class MediaCalls {
  readonly network: TestNetwork;
  readonly #cookies: Readonly<Record<MediaRole, string>>;
  readonly #clock: { now: Date };

  private constructor(network: TestNetwork, cookies: Readonly<Record<MediaRole, string>>, clock: { now: Date }) {
    this.network = network;
    this.#cookies = cookies;
    this.#clock = clock;
  }

  /** @param settings of the api */
  static async open(settings: Record<string, string> = {}): Promise<MediaCalls> {
    const clock = { now: testNow };
    const limits = { POST_LIMIT: '10000', SAVE_LIMIT: '10000', ...settings };
    const network = await createTestNetwork(limits, undefined, () => clock.now);
    const cookies = {
      writer: await signIn(network.app, demoAccounts.writer),
      editor: await addEditor(network, 'beat'),
      other: await addEditor(network, 'marquee'),
    };
    return new MediaCalls(network, cookies, clock);
  }

  set now(now: Date) {
    this.#clock.now = now;
  }

  call(role: MediaRole, method: Method, path: string, payload?: object, version = '*') {
    return this.network.app.inject({
      method,
      url: `/api/vocal/${path}`,
      headers: { cookie: this.#cookies[role], 'if-match': version },
      ...(payload && { payload }),
    });
  }

  /** Uploads a picture of one color. */
  async upload(role: MediaRole, background: string): Promise<Image> {
    const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
      .png()
      .toBuffer();
    const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n';
    const response = await this.network.app.inject({
      ...{ method: 'POST', url: '/api/vocal/auth/uploadImage' },
      headers: { 'content-type': 'multipart/form-data; boundary=b', cookie: this.#cookies[role] },
      payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--b--\r\n')]),
    });
    const { public_id, width, height, format } = response.json().image;
    return { public_id, width, height, format };
  }

  /** Adds an upload to the library of Beat. */
  async add(image: Image, changed: object = {}): Promise<MediaItem> {
    const body = { site: 'beat', public_id: image.public_id, fileName: 'harbour.png', ...fields, ...changed };
    const response = await this.call('editor', 'POST', 'media', body);
    if (response.statusCode !== 201) throw new Error(response.body);
    return response.json().item;
  }

  async item(id: string): Promise<MediaResponse> {
    return (await this.call('editor', 'GET', `media/${id}`)).json();
  }

  /** Makes a draft of the writer for Beat. @returns its id */
  async draft(saved: object): Promise<string> {
    const { id } = (await this.call('writer', 'POST', 'posts/create')).json().post;
    const titles = { name: 'Night Drive', title: 'Night Drive', subtitle: 'And how it sounds' };
    const text = { site: 'beat', ...titles, content: '<p>Words.</p>' };
    const response = await this.call('writer', 'PUT', `posts/${id}`, { ...text, ...saved });
    if (response.statusCode !== 200) throw new Error(response.body);
    return id;
  }

  async post(id: string) {
    return (await this.call('writer', 'GET', `posts/${id}`)).json().post;
  }
}

async function addEditor(network: TestNetwork, site: SiteKey): Promise<string> {
  const account = { firstName: 'Edna', lastName: site, email: `${site}@desk.example`, password: 'kelp-and-barnacles' };
  await network.app.inject({ method: 'POST', url: '/api/vocal/auth/signup', payload: account });
  const grants = moderatorOf([site]);
  await network.db.update(users).set({ grants }).where(eq(users.email, account.email));
  return signIn(network.app, account);
}

/** Fields of a picture that a change keeps. */
export function fieldsOf({ title, credit, rights, altText, focus, lastDay, isForWriters, version }: MediaItem) {
  return { title, credit, rights, altText, focus, lastDay, isForWriters, version };
}
