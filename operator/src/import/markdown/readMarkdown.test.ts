import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ZipWriter } from '../../files/ZipWriter.ts';
import { createTestImport, importDay, type TestImport } from '../testing/testImport.ts';

let home: TestImport;
beforeAll(async () => {
  home = await createTestImport();
});
afterAll(() => home.close());

it('reports that exports of Medium cannot be imported', async () => {
  const path = join(home.dataDirectory, 'medium.zip');
  const zip = await ZipWriter.create(path, { mtime: importDay });
  await zip.add('posts/2019-05-04_A-title-8272103f6e.html', Readable.from('<h1>A title</h1><p>Words</p>'));
  await zip.finish();
  const { isWhole, report, printed } = await home.run(`markdown ${path}`);
  expect([isWhole, report.totals.kept]).toEqual([false, 0]);
  expect(report.error).toMatch(/no \.md files.*Medium.*contain HTML and cannot be imported yet\.$/);
  expect(printed.join('\n')).toContain(report.error);
});
