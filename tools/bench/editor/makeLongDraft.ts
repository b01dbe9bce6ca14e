import type { Image } from '@marquee/shared/domain';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { longDraft } from './longDraft.ts';

/** Signs up a writer in the page's browser, and saves a long post of hers. @returns the address of the post on the desk */
export async function makeLongDraft(page: Page, origin: string): Promise<string> {
  const { request } = page.context();
  const headers = { origin };
  const account = { email: `writer-${crypto.randomUUID()}@example.com`, password: 'correct horse battery' };
  await post('/api/vocal/auth/signup', { data: { firstName: 'Imogen', lastName: 'Varga', ...account } });
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#456' } })
    .png()
    .toBuffer();
  const file = { name: 'sea.png', mimeType: 'image/png', buffer: picture };
  const { image } = await post<{ image: Image & { bytes: number } }>('/api/vocal/auth/uploadImage', {
    multipart: { image: file },
  });
  const { public_id, width, height, format } = image;
  const created = await post<{ post: { id: string } }>('/api/vocal/posts/create', {});
  const saved = await request.put(`${origin}/api/vocal/posts/${created.post.id}`, {
    headers: { ...headers, 'if-match': '*' },
    data: longDraft({ public_id, width, height, format }),
  });
  if (!saved.ok()) throw new Error(`The long post was not saved: ${saved.status()} ${await saved.text()}`);
  return `${origin}/vocal/posts/${created.post.id}`;

  async function post<Body>(path: string, options: Parameters<typeof request.post>[1]): Promise<Body> {
    const response = await request.post(origin + path, { ...options, headers });
    if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
    return response.json();
  }
}
