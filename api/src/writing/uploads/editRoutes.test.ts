import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Image, PictureEdit } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { uploads } from '../../kernel/db/schema/uploads.ts';
import { demoAccounts } from '../../people/demo/demoAccounts.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../testing/testNetwork.ts';
import { removeUnusedUploads } from './removeUnusedUploads.ts';

let network: TestNetwork;
let writer: string;
let moderator: string;
let postId: string;
/** Picture of 900 by 600 pixels with nine fields, each of another color. */
let original: Image;

const fieldColors = (column: number, row: number) => ({ r: 40 + column * 90, g: 40 + row * 90, b: 128 });

function nineFields(): Promise<Buffer> {
  const fields = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((column) => ({
      input: { create: { width: 300, height: 200, channels: 3 as const, background: fieldColors(column, row) } },
      left: column * 300,
      top: row * 200,
    })),
  );
  return sharp({ create: { width: 900, height: 600, channels: 3, background: '#000' } })
    .composite(fields)
    .png()
    .toBuffer();
}

async function signIn(account: { email: string; password: string }): Promise<string> {
  const response = await network.app.inject({
    ...{ method: 'POST', url: '/api/vocal/auth/signin' },
    payload: { email: account.email, password: account.password },
  });
  return String(response.headers['set-cookie']).split(';')[0] ?? '';
}

async function upload(cookie: string, bytes: Buffer): Promise<Image> {
  const boundary = 'a-boundary';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n`;
  const response = await network.app.inject({
    ...{ method: 'POST', url: '/api/vocal/auth/uploadImage' },
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, cookie },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
  expect(response.statusCode).toBe(201);
  return response.json().image;
}

async function newPost(cookie: string): Promise<string> {
  const made = await network.app.inject({ method: 'POST', url: '/api/vocal/posts/create', headers: { cookie } });
  return made.json().post.id;
}

const save = (fields: object, cookie = writer) =>
  network.app.inject({
    ...{ method: 'PUT', url: `/api/vocal/posts/${postId}`, headers: { cookie, 'if-match': '*' } },
    payload: fields,
  });

const none: PictureEdit = { rotation: 0, crop: null, focus: null };
const edit = (publicId: string, changes: Partial<PictureEdit>, cookie = writer, id = postId) =>
  network.app.inject({
    ...{ method: 'POST', url: `/api/vocal/posts/${id}/pictures`, headers: { cookie } },
    payload: { public_id: publicId, edit: { ...none, ...changes } },
  });
const read = (publicId: string, cookie = writer, id = postId) =>
  network.app.inject({
    ...{ method: 'GET', url: `/api/vocal/posts/${id}/pictures`, headers: { cookie } },
    query: { public_id: publicId },
  });

/** Returns column and row of the field whose color a picture has at a point, in percent. */
async function fieldAt(bytes: Buffer, x: number, y: number): Promise<[number, number]> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const left = Math.min(Math.floor((x / 100) * info.width), info.width - 1);
  const top = Math.min(Math.floor((y / 100) * info.height), info.height - 1);
  const at = (top * info.width + left) * info.channels;
  return [Math.round(((data[at] ?? 0) - 40) / 90), Math.round(((data[at + 1] ?? 0) - 40) / 90)];
}

async function shown({ public_id }: Image, transform: string): Promise<Buffer> {
  const response = await network.app.inject({ url: `/res/media/image/upload/${transform}/${public_id}` });
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/jpeg']);
  return response.rawPayload;
}

beforeAll(async () => {
  network = await createTestNetwork();
  writer = await signIn(demoAccounts.writer);
  moderator = await signIn(demoAccounts.moderator);
  postId = await newPost(writer);
  original = await upload(writer, await nineFields());
  expect((await save({ site: 'beat', image: original })).statusCode).toBe(200);
});
afterAll(() => network.close());

describe('an edited picture', () => {
  test('is a picture of its own, turned and then cropped, and its original stays', async () => {
    const crop = { x: 200, y: 300, width: 400, height: 300 };
    const response = await edit(original.public_id, { rotation: 90, crop });
    expect(response.statusCode).toBe(201);
    const { image } = response.json();
    expect(image).toMatchObject({ width: 400, height: 300 });
    expect(image.public_id).not.toBe(original.public_id);
    // After a turn clockwise, the bottom left corner is at the top left, and the rows are columns in reverse order.
    const bytes = (await network.originals.read(image.public_id))?.bytes ?? Buffer.alloc(0);
    expect(await fieldAt(bytes, 2, 2)).toEqual([1, 1]);
    expect(await fieldAt(bytes, 98, 98)).toEqual([1, 0]);
    expect(await network.originals.find(original.public_id)).toBeDefined();
  });

  test('is edited from its original again, and can be reset', async () => {
    const crop = { x: 0, y: 0, width: 300, height: 200 };
    const { image: first } = (await edit(original.public_id, { crop, focus: { x: 10, y: 90 } })).json();
    expect((await save({ image: first })).statusCode).toBe(200);
    const found = await read(first.public_id);
    expect(found.json()).toEqual({
      success: true,
      original: { public_id: original.public_id, width: 900, height: 600, format: 'png' },
      edit: { rotation: 0, crop, focus: { x: 10, y: 90 } },
    });
    const { image: second } = (await edit(first.public_id, {})).json();
    expect(second).toMatchObject({ width: 900, height: 600 });
    expect((await save({ image: original })).statusCode).toBe(200);
  });

  test('keeps its focal point in sight in every shape', async () => {
    const { image } = (await edit(original.public_id, { focus: { x: 95, y: 90 } })).json();
    const square = 'c_fill,f_auto,h_130,q_auto,w_130';
    expect(await fieldAt(await shown(image, square), 98, 50)).toEqual([2, 1]);
    expect(await fieldAt(await shown(original, square), 98, 50)).toEqual([2, 1]);
    expect(await fieldAt(await shown(image, square), 2, 50)).toEqual([1, 1]);
    expect(await fieldAt(await shown(original, square), 2, 50)).toEqual([0, 1]);
    // A wide place has the bottom of the picture.
    expect(await fieldAt(await shown(image, 'c_fill,f_auto,h_430,q_auto,w_1280'), 50, 98)).toEqual([1, 2]);
    expect(await fieldAt(await shown(image, 'c_fit,f_auto,q_auto,w_512'), 2, 2)).toEqual([0, 0]);
  });

  test('keeps its focal point when its file is uploaded again, as by an import, and loses it by another edit', async () => {
    const focus = { x: 95, y: 90 };
    const { image } = (await edit(original.public_id, { focus })).json();
    const again = await upload(writer, (await network.originals.read(image.public_id))?.bytes ?? Buffer.alloc(0));
    expect((await read(again.public_id)).json()).toMatchObject({
      original: { public_id: again.public_id },
      edit: { focus },
    });
    const { image: without } = (await edit(again.public_id, {})).json();
    const square = 'c_fill,f_auto,h_130,q_auto,w_130';
    expect(await fieldAt(await shown(again, square), 2, 50)).toEqual([1, 1]);
    expect(await fieldAt(await shown(without, square), 2, 50)).toEqual([0, 1]);
  });

  test('keeps its original from the removal of unused uploads', async () => {
    const lone = await upload(writer, await nineFields());
    const { image } = (await edit(lone.public_id, { rotation: 180 })).json();
    await save({ image });
    const sweep = (days: number) =>
      removeUnusedUploads(network.db, network.originals, new Date(testNow.getTime() + days * 86_400_000));
    for (const days of [7.1, 9]) await sweep(days);
    expect(await network.db.$count(uploads, eq(uploads.publicId, lone.public_id))).toBe(1);
    await save({ image: null });
    await network.db.delete(uploads).where(eq(uploads.publicId, image.public_id));
    for (const days of [10, 11.1]) await sweep(days);
    expect(await network.db.$count(uploads, eq(uploads.publicId, lone.public_id))).toBe(0);
    original = await upload(writer, await nineFields());
    await save({ image: original });
  });
});

describe('an edit is refused', () => {
  test.each<[string, PictureEdit['crop'], string]>([
    ['outside the picture', { x: 700, y: 0, width: 300, height: 200 }, 'outside'],
    ['that is too small', { x: 0, y: 0, width: 119, height: 200 }, 'too-small'],
  ])('for an area %s', async (_what, crop, code) => {
    const response = await edit(original.public_id, { crop });
    expect([response.statusCode, response.json().errors]).toEqual([
      422,
      [{ pointer: '/edit/crop', code, message: expect.any(String) }],
    ]);
  });

  test('for a GIF', async () => {
    const gif = await upload(
      writer,
      await sharp(await nineFields())
        .gif()
        .toBuffer(),
    );
    const response = await edit(gif.public_id, { rotation: 90 });
    expect([response.statusCode, response.json().error]).toEqual([422, 'A GIF cannot be cropped or turned.']);
  });

  test("for pictures and posts of other accounts, but not for the magazine's moderators", async () => {
    const foreign = await upload(moderator, await nineFields());
    expect((await edit(foreign.public_id, { rotation: 90 })).json().errors[0].code).toBe('unknown-picture');
    expect((await read(foreign.public_id)).statusCode).toBe(422);
    const own = await newPost(moderator);
    for (const response of [
      await edit(original.public_id, {}, writer, own),
      await read(original.public_id, writer, own),
    ])
      expect(response.statusCode).toBe(404);
    expect((await edit(original.public_id, { rotation: 90 }, moderator)).statusCode).toBe(201);
  });

  test('for a missing picture, without a session, and for another turn', async () => {
    const missing = { public_id: 'uploads/00000000-0000-4000-8000-000000000000', width: 9, height: 9 };
    expect((await edit(missing.public_id, {})).statusCode).toBe(422);
    expect((await edit(original.public_id, {}, '')).statusCode).toBe(401);
    expect((await edit(original.public_id, { rotation: 45 as 90 })).statusCode).toBe(422);
  });
});

test('counts edits against the limit of uploads of an account', async () => {
  const other = await createTestNetwork({ UPLOAD_LIMIT: '2' });
  const present = network;
  network = other;
  try {
    const cookie = await signIn(demoAccounts.writer);
    const picture = await upload(cookie, await nineFields());
    const id = await newPost(cookie);
    expect((await edit(picture.public_id, { rotation: 90 }, cookie, id)).statusCode).toBe(201);
    expect((await edit(picture.public_id, { rotation: 90 }, cookie, id)).statusCode).toBe(429);
  } finally {
    network = present;
    await other.close();
  }
});
