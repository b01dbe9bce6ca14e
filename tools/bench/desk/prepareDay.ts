import type { Browser } from '@playwright/test';

/** Writers of the posts of the day. */
export const writerNames = ['Imogen Varga', 'Ines Falk', 'Nora Lund'] as const;
export const pitchNames = ['Early ferries', 'Late trams'] as const;
export const postCount = 60;

/** @param number of the post, from 1 */
export const titleOf = (number: number) => `Night shift ${String(number).padStart(2, '0')}`;

type Work = { name: string; titles: string[]; pitches: readonly string[] };

/** Lets writers submit the posts of the day one after the other, and send pitches. */
export async function prepareDay(browser: Browser, origin: string): Promise<void> {
  const each = postCount / writerNames.length;
  for (const [place, name] of writerNames.entries()) {
    const titles = Array.from({ length: each }, (_, index) => titleOf(place * each + index + 1));
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto(`${origin}/robots.txt`);
    await page.evaluate(submitAll, { name, titles, pitches: place === 0 ? pitchNames : [] });
    await context.close();
  }
}

/** Runs in a browser. Signs a writer up, who submits posts and sends pitches. */
async function submitAll({ name, titles, pitches }: Work): Promise<void> {
  const call = async (method: string, path: string, body?: object) => {
    const headers = { ...(body && { 'content-type': 'application/json' }), 'if-match': '*' };
    const response = await fetch(`/api/vocal/${path}`, { method, headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return response.json();
  };
  const [firstName, lastName] = name.split(' ');
  const email = `${firstName}-${lastName}@day.example`.toLowerCase();
  await call('POST', 'auth/signup', { firstName, lastName, email, password: 'correct horse battery' });
  const place = { site: 'beat', category: 'live' };
  for (const title of titles) {
    const { post } = await call('POST', 'posts/create');
    await call('PUT', `posts/${post.id}`, {
      ...{ ...place, title, subtitle: 'Who works when all sleep.', content: '<p>The ovens hum.</p>' },
      ...{ mediaType: 'video', brightcoveId: '5972928233001' },
    });
    await call('POST', 'posts/submitForReview', { id: post.id, reviewStatus: 'needs-review', tags: [], ...place });
  }
  const plan = { brief: 'Who rides them?', site: 'beat', category: null, words: null, pictures: '' };
  for (const slug of pitches) await call('POST', 'pitches', { ...plan, slug, key: crypto.randomUUID() });
}
