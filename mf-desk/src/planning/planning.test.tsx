import { expect, it } from '@jest/globals';
import type { Story } from '@marquee/shared/domain';
// Loaded before the first test, whose queries wait for a second.
import './PlanningPage.tsx';
import { ada } from '@marquee/vocal-kit/testing/ada.ts';
import { fakeApi, problem } from '@marquee/vocal-kit/testing/fakeApi.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { openDesk } from '../testing/openDesk.tsx';

const path = '/api/vocal/stories';
const pitch: Story = {
  ...{ id: '7', slug: 'Rye', brief: 'Who bakes it?', site: 'feast', category: null, words: 800, pictures: '' },
  ...{ writer: { id: '9', name: 'Imogen Varga' }, editor: null, due: null, stage: 'pitched', isLate: false },
  ...{ post: null, messages: [], createdAt: '2026-11-01T09:00:00Z', version: 3 },
  actions: ['ask', 'decline', 'accept'],
};
const assigned: Story = {
  ...{ ...pitch, stage: 'draft', isLate: true, version: 4, actions: ['plan', 'reassign', 'drop'] },
  ...{ due: { day: '2026-11-02', time: null, at: '2026-11-03T05:00:00Z' } },
  post: { id: '12', name: 'Rye', status: 'draft' },
};
const ok = (body: object) => ({ status: 200, body: { success: true, ...body } });

/** A response that comes after a second click. */
const slowly =
  <Response,>(response: Response) =>
  async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return response;
  };

function openPlanning(stories: readonly Story[] = [pitch], search = '', query = search) {
  const api = fakeApi({ ...ada, isAdmin: true });
  api.responses[`GET ${path}${query}`] = ok({
    stories,
    late: stories.filter((one) => one.isLate).length,
    totalPages: 1,
  });
  api.responses['GET /api/vocal/categories/list/feast'] = ok({ categories: [], channels: [] });
  api.responses[`GET /api/vocal/storyPeople?site=feast&as=editor`] = ok({ people: [] });
  return { api, ...openDesk(`/vocal/desk/planning${search}`) };
}

it('accepts a pitch with a due day in the zone of the magazine, once', async () => {
  const { api, user } = openPlanning();
  await user.click(await screen.findByRole('button', { name: 'Answer the pitch “Rye”' }));
  const form = within(screen.getByRole('form', { name: 'Answer the pitch “Rye”' }));
  fireEvent.change(form.getByLabelText('Due day (optional)'), { target: { value: '2026-12-01' } });
  expect(form.getByText(/In America\/New_York\./)).toBeVisible();
  api.responses[`POST ${path}/7/answer`] = slowly(ok({ story: assigned }));
  await user.dblClick(form.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByText('Your answer to “Rye” is sent.')).toHaveFocus();
  const sent = api.calls.filter((call) => call.method === 'POST');
  expect(sent.map(({ body }) => body)).toEqual([
    {
      ...{ answer: 'accept', message: '', due: { day: '2026-12-01', time: null }, editor: null },
      ...{ words: 800, version: 3 },
    },
  ]);
});

it('asks for a message to decline, and keeps what is typed if another editor was first', async () => {
  const { api, user } = openPlanning();
  await user.click(await screen.findByRole('button', { name: 'Answer the pitch “Rye”' }));
  await user.click(screen.getByRole('radio', { name: 'Decline' }));
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(screen.getByText('Write a message to the writer.')).toBeVisible();
  await user.type(screen.getByLabelText('Message to the writer'), 'We had it.');
  api.responses[`POST ${path}/7/answer`] = problem(409, 'story-changed', 'Somebody else has answered this story.');
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else has answered this story.');
  expect(screen.getByLabelText('Message to the writer')).toHaveValue('We had it.');
});

it('says what is late in words, counts it, and links to the post', async () => {
  openPlanning([assigned]);
  expect(await screen.findByText('Late')).toBeVisible();
  expect(screen.getByText('1 late story')).toBeVisible();
  expect(screen.getByText(/Due 2 November 2026 · 800 words/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open post of “Rye”' })).toHaveAttribute('href', '/vocal/review/12');
  expect(screen.queryByRole('button', { name: /^Answer/ })).toBeNull();
});

it('says why a story with text cannot get another writer', async () => {
  openPlanning([{ ...assigned, actions: ['plan', 'drop'] }]);
  expect(await screen.findByText(/^The writer has already written text/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Assign/ })).toBeNull();
});

it('creates a story for a writer who is found by name', async () => {
  const { api, user } = openPlanning([]);
  await user.click(await screen.findByRole('button', { name: 'New story' }));
  const form = within(screen.getByRole('form', { name: 'New story' }));
  await user.click(form.getByRole('button', { name: 'Create story' }));
  expect(form.getByText('Enter a working name.')).toBeVisible();
  await user.type(form.getByLabelText('Working name'), 'Spelt');
  await user.selectOptions(form.getByLabelText('Magazine'), 'Feast');
  const people = [
    { id: '9', key: 'imogen-varga', name: 'Imogen Varga' },
    { id: '10', key: 'imogen-varga-2', name: 'Imogen Varga' },
  ];
  api.responses[`GET /api/vocal/storyPeople?site=feast&as=writer&q=Imogen`] = ok({ people });
  await user.type(form.getByLabelText('Find a writer by name'), 'Imogen');
  await user.click(await form.findByRole('radio', { name: 'Imogen Varga (imogen-varga-2)' }));
  api.responses[`POST ${path}`] = ok({ story: { ...assigned, slug: 'Spelt' } });
  await user.click(form.getByRole('button', { name: 'Create story' }));
  expect(await screen.findByText('The story “Spelt” is created.')).toBeVisible();
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    ...{ slug: 'Spelt', site: 'feast', writer: '10', due: null, words: null, editor: null },
    key: expect.stringMatching(/^[\da-f-]{36}$/),
  });
});

it('keeps the filters in the address, and asks for the whole week', async () => {
  const search = '?site=feast&stage=published&week=2026-12-03';
  openPlanning([], search, '?site=feast&stage=published&from=2026-11-30&to=2026-12-06');
  expect(await screen.findByText('No stories here.')).toBeVisible();
  expect(screen.getByLabelText('State')).toHaveValue('published');
  expect(screen.getByRole('link', { name: 'Clear filters' })).toHaveAttribute('href', '/vocal/desk/planning');
});

it('shows an auditor the plan without a step', async () => {
  const api = fakeApi({ ...ada, grants: [{ role: 'auditor', site: null, until: null }] });
  api.responses[`GET ${path}`] = ok({ stories: [{ ...pitch, actions: [] }], late: 0, totalPages: 1 });
  openDesk('/vocal/desk/planning');
  expect(await screen.findByText('No late stories')).toBeVisible();
  expect(screen.queryByRole('button', { name: /New story|Answer/ })).toBeNull();
});
