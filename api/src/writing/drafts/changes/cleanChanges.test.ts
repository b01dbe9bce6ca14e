import { describe, expect, test } from '@jest/globals';
import type { DraftFields, DraftModule } from '@marquee/shared/domain';
import { cleanChanges } from './cleanChanges.ts';

const empty = { content: '', imageCaption: null, modules: [] as DraftModule[], tags: [] } as unknown as DraftFields;
const product = (url: string): DraftModule => ({
  id: 'p',
  type: 'product',
  isListicleItem: false,
  url,
  data: null,
  image: null,
});
const save = (url: string) => cleanChanges(empty, { modules: [product(url)] });

describe('the address of a product', () => {
  test.each([
    'javascript:alert(1)',
    'javascript:1/alert(1)',
    'JavaScript:0',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:1',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:1',
  ])('is refused as %j', async (url) => {
    await expect(save(url)).rejects.toMatchObject({ status: 422, code: 'invalid' });
  });

  test.each([
    'https://tins.example/a:1',
    'tins.example',
    'tins.example:8080/x',
    'localhost:3000',
    'mailto:a@b.example',
    '/tag/x',
  ])('is stored as %j', async (url) => {
    expect((await save(url)).modules).toMatchObject([{ url }]);
  });
});

describe('a field of a module that this release does not know', () => {
  const newer = { ...product('https://tins.example'), disclosure: { paid: true } };
  const stored = { ...empty, modules: [newer] };

  test('stays when the module is changed', async () => {
    const changed = { ...newer, title: 'A tin' };
    expect((await cleanChanges(stored, { modules: [changed] })).modules).toEqual([changed]);
  });

  test('is restored with a revision that has it', async () => {
    const restored = await cleanChanges({ ...empty, modules: [] }, { modules: [newer] }, true);
    expect(restored.modules).toEqual([newer]);
  });

  test.each([
    ['is not added', { ...empty, modules: [] }, newer],
    ['is not changed', stored, { ...newer, disclosure: { paid: false } }],
  ])('%s', async (_, before, sent) => {
    await expect(cleanChanges(before, { modules: [sent] })).rejects.toMatchObject({
      status: 422,
      errors: [expect.objectContaining({ pointer: '/modules/0/disclosure' })],
    });
  });
});
