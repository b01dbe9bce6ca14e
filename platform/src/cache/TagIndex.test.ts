import { expect, test } from '@jest/globals';
import { TagIndex } from './TagIndex.ts';

test('keys are found by any of their tags, each once', () => {
  const index = new TagIndex<string>();
  index.add('home', ['site:beat', 'post:1']);
  index.add('post', ['site:beat', 'post:1', 'post:2']);
  expect([...index.keysOf(['post:1', 'site:beat'])]).toEqual(['home', 'post']);
  expect([...index.keysOf(['post:2', 'post:3'])]).toEqual(['post']);
});

test('a removed key leaves no tag behind', () => {
  const index = new TagIndex<string>();
  index.add('home', ['site:beat', 'post:1']);
  index.add('post', ['site:beat']);
  index.remove('home', ['site:beat', 'post:1']);
  expect([...index.keysOf(['site:beat', 'post:1'])]).toEqual(['post']);
  index.remove('post', ['site:beat']);
  expect(index.size).toBe(0);
});
