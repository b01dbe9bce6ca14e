/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { postSummary, tag } from '@marquee/shared/testing';
import { loaderArguments } from '../testing/loaderArguments.ts';
import { loadTag } from './loadTag.ts';

const list = { posts: [postSummary()], totalPages: 3, total: 60 };
const present = tag({ key: 'noir', urlPath: '/tag/noir' });

it.each([
  ['/tag/film-noir', undefined, '/tag/noir'],
  ['/tag/film-noir/videos?page=2', 'videos', '/tag/noir/videos?page=2'],
])('redirects %s of a renamed or merged tag to its current address', async (address, postType, location) => {
  const params = { tagKey: 'film-noir', ...(postType && { postType }) };
  const { page, calls } = loaderArguments({ '/api/tags/film-noir': { tag: present } }, params, undefined, address);
  const response: unknown = await loadTag(page).catch((thrown: unknown) => thrown);
  if (!(response instanceof Response)) throw new Error('There is no redirect.');
  expect([response.status, response.headers.get('location')]).toEqual([301, location]);
  expect(calls).toEqual(['/api/tags/film-noir']);
});

it('shows a tag at its current address', async () => {
  const responses = {
    '/api/tags/noir': { tag: present },
    [`/api/posts/list?page=1&limit=24&tags=${present.id}`]: list,
  };
  expect(await loadTag(loaderArguments(responses, { tagKey: 'noir' }, undefined, '/tag/noir').page)).toBeNull();
});
