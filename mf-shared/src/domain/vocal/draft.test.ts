import { expect, test } from '@jest/globals';
import { exampleOf } from '../../testing/exampleOf.ts';
import { postSchema } from '../posts/post.ts';
import { draftFieldsSchema, draftModuleSchema } from './draft.ts';

test('gives readers each field that a writer can change', () => {
  const read = Object.keys(postSchema.shape);
  expect(Object.keys(draftFieldsSchema.shape).filter((name) => !read.includes(name))).toEqual([]);
});

test('accepts each kind of module with an id', () => {
  const modules = exampleOf(postSchema.shape.modules).map((module) => ({ ...module, id: 'a' }));
  for (const module of modules) expect(draftModuleSchema.safeParse(module)).toEqual({ success: true, data: module });
});
