import { expect, it } from '@jest/globals';
import type { Story } from '@marquee/shared/domain';
// Loaded before the first test, whose queries wait for a second.
import './PitchesPage.tsx';
import { ada } from '@marquee/vocal-kit/testing/ada.ts';
import { fakeApi, problem } from '@marquee/vocal-kit/testing/fakeApi.ts';
import { screen, within } from '@testing-library/react';
import { openVocal } from '../testing/openVocal.tsx';

const path = '/api/vocal/pitches';
const pitch: Story = {
  ...{ id: '7', slug: 'Rye', brief: 'Who bakes it?', site: 'feast', category: null, words: 800, pictures: '' },
  ...{ writer: null, editor: null, due: null, stage: 'pitched', isLate: false, post: null, version: 2 },
  ...{ createdAt: '2026-11-01T09:00:00Z', actions: ['revise', 'withdraw'] },
  messages: [{ kind: 'ask', at: '2026-11-02T09:00:00Z', from: 'Mo Derator', text: 'Which bakery?' }],
};
const ok = (body: object) => ({ status: 200, body: { success: true, ...body } });

function openPitches(stories: readonly Story[] = [pitch]) {
  const api = fakeApi(ada);
  api.responses[`GET ${path}`] = ok({ stories, late: stories.filter(({ isLate }) => isLate).length, totalPages: 1 });
  api.responses['GET /api/vocal/categories/list/feast'] = ok({ categories: [{ key: 'bread', name: 'Bread' }] });
  return { api, ...openVocal('/vocal/pitches') };
}

it('sends a pitch once, and keeps what is typed if it fails', async () => {
  const { api, user } = openPitches([]);
  expect(await screen.findByText('No pitches yet.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New pitch' }));
  const form = within(screen.getByRole('form', { name: 'New pitch' }));
  await user.type(form.getByLabelText('Working name'), 'Spelt');
  await user.type(form.getByLabelText('Words (optional)'), 'many');
  await user.click(form.getByRole('button', { name: 'Send pitch' }));
  expect(form.getByText('Choose a magazine.')).toBeVisible();
  expect(form.getByText('Enter a whole number from 1 to 50,000.')).toBeVisible();
  await user.selectOptions(form.getByLabelText('Magazine'), 'Feast');
  await user.selectOptions(await form.findByLabelText('Section (optional)'), 'Bread');
  await user.clear(form.getByLabelText('Words (optional)'));
  api.responses[`POST ${path}`] = problem(409, 'pitches-full', 'You have 20 pitches without an answer.');
  await user.click(form.getByRole('button', { name: 'Send pitch' }));
  expect(await form.findByRole('alert')).toHaveTextContent('You have 20 pitches without an answer.');
  expect(form.getByLabelText('Working name')).toHaveValue('Spelt');
  const sent = ok({ story: { ...pitch, id: '8', slug: 'Spelt', messages: [] } });
  api.responses[`POST ${path}`] = async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return sent;
  };
  await user.dblClick(form.getByRole('button', { name: 'Send pitch' }));
  expect(await screen.findByText(/^Your pitch “Spelt” is sent\./)).toHaveFocus();
  const bodies = api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(bodies).toHaveLength(2);
  // The second call repeats the key of the first, so the api cannot store two pitches.
  expect(bodies[0]).toEqual(bodies[1]);
  expect(bodies[1]).toMatchObject({ slug: 'Spelt', site: 'feast', category: 'bread', words: null });
});

it('shows a question, and changes the pitch', async () => {
  const { api, user } = openPitches();
  expect(await screen.findByText('Which bakery?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change the pitch “Rye”' }));
  const brief = screen.getByLabelText('Brief');
  await user.clear(brief);
  await user.type(brief, 'The one in the harbour.');
  api.responses[`PUT ${path}/7`] = ok({ story: { ...pitch, brief: 'The one in the harbour.', version: 3 } });
  await user.click(screen.getByRole('button', { name: 'Save pitch' }));
  expect(await screen.findByText('Your pitch “Rye” is saved.')).toHaveFocus();
  expect(api.calls.at(-1)?.body).toMatchObject({ brief: 'The one in the harbour.', site: 'feast', version: 2 });
});

it('withdraws a pitch after confirmation, and closes the question with Escape', async () => {
  const { api, user } = openPitches();
  const button = await screen.findByRole('button', { name: 'Withdraw the pitch “Rye”' });
  await user.click(button);
  await user.keyboard('{Escape}');
  expect(button).toHaveFocus();
  await user.click(button);
  api.responses[`POST ${path}/7/withdraw`] = ok({ story: { ...pitch, stage: 'dropped', actions: [] } });
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Your pitch “Rye” is withdrawn.')).toBeVisible();
  expect(screen.getByText('Dropped')).toBeVisible();
});

it('leads to the draft of an assigned story, and says what is late', async () => {
  openPitches([
    {
      ...{ ...pitch, stage: 'draft', isLate: true, actions: [], messages: [] },
      post: { id: '12', name: 'Rye', status: 'draft' },
    },
  ]);
  expect(await screen.findByRole('link', { name: 'Open draft of “Rye”' })).toHaveAttribute('href', '/vocal/posts/12');
  expect(screen.getByText('One of your stories is late.')).toBeVisible();
});
