import { describe, expect, it } from '@jest/globals';
import type { PostModule } from '../domain/index.ts';
import { listicleNumbers } from './listicleNumbers.ts';

const text = (isListicleItem: boolean): PostModule => ({ type: 'content', content: '', isListicleItem });
const modules = [text(false), text(true), text(true), text(false), text(true)];

describe('listicleNumbers', () => {
  it('counts items up in ascending order', () => {
    expect(listicleNumbers(modules, 'ascending')).toEqual([null, 1, 2, null, 3]);
  });

  it('counts items down in descending order', () => {
    expect(listicleNumbers(modules, 'descending')).toEqual([null, 3, 2, null, 1]);
  });
});
