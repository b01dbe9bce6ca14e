import { expect, test } from '@jest/globals';
import { soundVariants } from './soundVariants.ts';

test.each([
  ['salery', ['salery', 'calery', 'kalery', 'qalery', 'zalery']],
  ['genre', ['genre', 'jenre']],
  ['lamp', ['lamp']],
  ['', ['']],
])('%p sounds like %p', (word, variants) => {
  expect(soundVariants(word)).toEqual(variants);
});
