import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { audit, posts } from '@marquee/api/acts/tables.ts';
import { createTestImport, importDay, type TestImport } from '../testing/testImport.ts';

let home: TestImport;
beforeAll(async () => {
  home = await createTestImport();
});
afterAll(() => home.close());
afterEach(() => void jest.restoreAllMocks());

it('records in the audit who imported each post', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, MARQUEE_ACTOR: 'Dana' });
  const item = (id: number) =>
    `<item><title>Post ${id}</title><wp:post_id>${id}</wp:post_id><wp:status>draft</wp:status><content:encoded>Words</content:encoded></item>`;
  const file = join(home.dataDirectory, 'two.xml');
  await writeFile(file, `<rss xmlns:wp="a" xmlns:content="b"><channel>${item(1)}${item(2)}</channel></rss>`);
  // A second import finds both posts and adds none.
  for (const _run of [1, 2]) await home.run(`wxr ${file}`);
  const made = await home.db.select().from(posts).orderBy(posts.id);
  expect(made).toHaveLength(2);
  expect(await home.db.select().from(audit).orderBy(audit.id)).toEqual(
    made.map(({ id, key }) => ({
      ...{ id: expect.anything(), at: importDay, actorId: null, action: 'import', before: null },
      ...{ subject: 'post', subjectId: String(id), site: 'beat', reason: 'Command line, Dana' },
      after: { status: 'draft', key, source: expect.anything() },
    })),
  );
});
