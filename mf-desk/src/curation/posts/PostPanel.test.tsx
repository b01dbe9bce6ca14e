import { expect, it } from '@jest/globals';
import type { CuratedPost } from '@marquee/shared/domain';
import { screen, within } from '@testing-library/react';
// Loaded before the first test, whose queries wait for a second.
import '../CurationPage.tsx';
import { ada } from '@marquee/vocal-kit/testing/ada.ts';
import { fakeApi, problem } from '@marquee/vocal-kit/testing/fakeApi.ts';
import { openDesk } from '../../testing/openDesk.tsx';

const path = '/api/vocal/curation/feast/posts';
const feature = { name: 'Bread week', subtitle: '', image: null, actionLabel: 'Bake', actionUrl: '/bread' };
const toast: CuratedPost = {
  ...{ id: '7', name: 'Toast', author: 'Imogen Varga', urlPath: '/toast', publishedAt: '2026-11-20T08:00:00Z' },
  ...{ key: 'toast', channel: null, feature },
};
const channel = { id: '4', key: 'slow', name: 'Slow food', posts: 2, description: '', image: null, position: 0 };
const ok = (body: object) => ({ status: 200, body: { success: true, ...body } });

function openPost(address = '/vocal/curation/feast/posts/7') {
  const api = fakeApi({ ...ada, isAdmin: true });
  api.responses[`GET ${path}?q=`] = ok({ posts: [toast] });
  api.responses[`GET ${path}/7`] = ok({ post: toast });
  api.responses['GET /api/vocal/curation/feast/channels'] = ok({ sections: [channel] });
  api.responses[`PATCH ${path}/7`] = ok({ post: toast });
  return { api, ...openDesk(address) };
}
const form = async (name: string) => within(await screen.findByRole('form', { name }));
const sent = ({ calls }: ReturnType<typeof fakeApi>) => calls.findLast(({ method }) => method === 'PATCH')?.body;

it('a post is found, and gets another address', async () => {
  const { api, user } = openPost('/vocal/curation/feast/posts');
  await user.click(await screen.findByRole('link', { name: 'Toast' }));
  const address = await form('URL');
  expect(screen.getByRole('link', { name: 'View published post' })).toHaveAttribute(
    'href',
    'https://feast.example/toast',
  );
  await user.type(address.getByRole('textbox'), 'ed-bread');
  await user.click(address.getByRole('button', { name: 'Save URL slug' }));
  expect(await screen.findByText('Saved.')).toHaveFocus();
  expect(sent(api)).toEqual({ key: 'toasted-bread', before: { key: 'toast' } });
});

it('an address that another post has is refused at its field', async () => {
  const { api, user } = openPost();
  const message = 'Another post has this address.';
  api.responses[`PATCH ${path}/7`] = problem(409, 'key-taken', message, [{ pointer: '/key', message }]);
  const address = await form('URL');
  await user.click(address.getByRole('button', { name: 'Save URL slug' }));
  expect(await address.findByRole('alert')).toHaveTextContent('One field needs another look.');
  expect(address.getByRole('textbox')).toHaveFocus();
  expect(address.getByRole('textbox')).toHaveAccessibleDescription(/^Another post has this address./);
});

it('a post gets a channel', async () => {
  const { api, user } = openPost();
  const inForm = await form('Channel');
  await user.selectOptions(inForm.getByRole('combobox', { name: 'Channel' }), 'Slow food');
  await user.click(inForm.getByRole('button', { name: 'Save channel' }));
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(sent(api)).toEqual({ channel: '4', before: { channel: null } });
});

it('the special feature of a post is changed and removed', async () => {
  const { api, user } = openPost();
  const inForm = await form('Special feature');
  await user.clear(inForm.getByRole('textbox', { name: 'Link text' }));
  await user.click(inForm.getByRole('button', { name: 'Save special feature' }));
  expect(await inForm.findByRole('alert')).toHaveTextContent('Enter the link text.');
  await user.type(inForm.getByRole('textbox', { name: 'Link text' }), 'Bake it');
  await user.click(inForm.getByRole('button', { name: 'Save special feature' }));
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(sent(api)).toEqual({ feature: { ...feature, actionLabel: 'Bake it' }, before: { feature } });

  api.responses[`PATCH ${path}/7`] = ok({ post: { ...toast, feature: null } });
  await user.click(inForm.getByRole('button', { name: 'Remove special feature' }));
  const emptied = await form('Special feature');
  expect(await emptied.findByRole('textbox', { name: 'Headline' })).toHaveValue('');
  expect(sent(api)).toEqual({ feature: null, before: { feature } });
});
