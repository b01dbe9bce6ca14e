import type { Image } from '@marquee/shared/domain';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { longDraft } from './longDraft.ts';

type Call = { method: 'POST' | 'PUT'; path: string; json?: unknown; picture?: string };

/** A call by the page itself: only the browser resolves names below localhost. */
async function call<Body>(page: Page, request: Call): Promise<Body> {
  const { status, text } = await page.evaluate(async ({ method, path, json, picture }) => {
    const form = new FormData();
    if (picture) {
      const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
      form.append('image', new File([bytes], 'sea.png', { type: 'image/png' }));
    }
    const headers = json === undefined ? undefined : { 'content-type': 'application/json', 'if-match': '*' };
    const body = json === undefined ? (picture ? form : null) : JSON.stringify(json);
    const response = await fetch(path, { method, ...(headers && { headers }), body });
    return { status: response.status, text: await response.text() };
  }, request);
  if (status >= 300) throw new Error(`${request.path} responded ${status}: ${text}`);
  return JSON.parse(text);
}

/** Signs up a writer in the page's browser, and saves a long post of hers. @returns the address of the post on the desk */
export async function makeLongDraft(page: Page, origin: string): Promise<string> {
  await page.goto(`${origin}/auth`);
  const account = { email: `writer-${crypto.randomUUID()}@example.com`, password: 'correct horse battery' };
  const json = { firstName: 'Imogen', lastName: 'Varga', ...account };
  await call(page, { method: 'POST', path: '/api/vocal/auth/signup', json });
  const drawn = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#456' } })
    .png()
    .toBuffer();
  const upload = { method: 'POST', path: '/api/vocal/auth/uploadImage', picture: drawn.toString('base64') } as const;
  const { image } = await call<{ image: Image }>(page, upload);
  const { public_id, width, height, format } = image;
  const { post } = await call<{ post: { id: string } }>(page, { method: 'POST', path: '/api/vocal/posts/create' });
  const fields = longDraft({ public_id, width, height, format });
  await call(page, { method: 'PUT', path: `/api/vocal/posts/${post.id}`, json: fields });
  return `${origin}/vocal/posts/${post.id}`;
}
