import type { Page } from '@playwright/test';

/** Gives the open draft of a story what a review needs besides the plan, as its writer would. */
export async function writeDraft(page: Page, title: string, content: string): Promise<void> {
  await page.evaluate(
    async ([title, content]) => {
      const id = location.pathname.split('/').at(-1);
      const fields = {
        ...{ title, content, subtitle: 'Who works when all sleep.', category: 'live' },
        ...{ mediaType: 'video', brightcoveId: '5972928233001' },
      };
      const headers = { 'content-type': 'application/json', 'if-match': '*' };
      const saved = await fetch(`/api/vocal/posts/${id}`, { method: 'PUT', headers, body: JSON.stringify(fields) });
      if (!saved.ok) throw new Error(await saved.text());
    },
    [title, content] as const,
  );
  await page.reload();
}
