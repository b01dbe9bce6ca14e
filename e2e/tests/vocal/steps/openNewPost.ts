import type { Locator, Page } from '@playwright/test';
import { originOf } from '../../../network/addresses.ts';
import { signUp } from './signUp.ts';

/** Signs up a new writer and opens a new post with the given fields. @returns the post's document, with the caret */
export async function openNewPost(page: Page, fields: Record<string, unknown> = {}): Promise<Locator> {
  await signUp(page);
  const id = await page.evaluate(
    async (changes) => {
      const { post } = await (await fetch('/api/vocal/posts/create', { method: 'POST' })).json();
      const headers = { 'content-type': 'application/json', 'if-match': '*' };
      await fetch(`/api/vocal/posts/${post.id}`, { method: 'PUT', headers, body: JSON.stringify(changes) });
      return post.id;
    },
    { site: 'beat', title: 'Fares', ...fields },
  );
  await page.goto(`${originOf('vocal')}/vocal/posts/${id}`);
  const story = page.getByRole('textbox', { name: 'Your story' });
  await story.click();
  return story;
}
