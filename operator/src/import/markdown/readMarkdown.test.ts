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

it('names the command for an export of Medium', async () => {
  const path = join(home.dataDirectory, 'medium.zip');
  const zip = await ZipWriter.create(path, { mtime: importDay });
  await zip.add('posts/2019-05-04_A-title-8272103f6e.html', Readable.from('<h1>A title</h1><p>Words</p>'));
  await zip.finish();
  const { isWhole, report, printed } = await home.run(`markdown ${path}`);
  expect([isWhole, report.totals.kept]).toEqual([false, 0]);
  expect(report.error).toBe('There are no .md files. This is an export of Medium. Use the command “import medium”.');
  expect(printed.join('\n')).toContain(report.error);
});
