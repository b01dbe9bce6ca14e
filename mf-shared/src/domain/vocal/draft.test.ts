import { expect, test } from '@jest/globals';
import { exampleOf } from '../../testing/exampleOf.ts';
import { postModuleSchema } from '../posts/module.ts';
import { postSchema } from '../posts/post.ts';
import { draftFieldsSchema, draftModuleSchema } from './draft.ts';

test('gives readers each field that a writer can change', () => {
  const read = Object.keys(postSchema.shape);
  expect(Object.keys(draftFieldsSchema.shape).filter((name) => !read.includes(name))).toEqual([]);
});

test('accepts each kind of module with an id', () => {
  for (const option of postModuleSchema.options) {
    const module = { ...exampleOf(option), id: 'a' };
    expect(draftModuleSchema.safeParse(module)).toEqual({ success: true, data: module });
  }
});
