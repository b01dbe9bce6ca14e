import { expect, it } from '@jest/globals';
import { wantsDemoContent } from './wantsDemoContent.ts';

it.each<[NodeJS.ProcessEnv, boolean]>([
  [{}, true],
  [{ MARQUEE_DOMAIN: 'localhost' }, true],
  [{ MARQUEE_DOMAIN: 'news.test' }, false],
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'production', MARQUEE_DOMAIN: 'news.test', DATABASE_URL: 'postgresql://db/marquee' }, false],
  [{ NODE_ENV: 'production', DEMO_CONTENT: 'on' }, true],
  [{ DEMO_CONTENT: 'off' }, false],
])('fills in the demo on a laptop or where it is asked for: %o', (environment, isWanted) => {
  expect(wantsDemoContent(environment)).toBe(isWanted);
});

it('refuses a value that is neither on nor off', () => {
  expect(() => wantsDemoContent({ DEMO_CONTENT: 'no' })).toThrow('Set it to on or off');
});
