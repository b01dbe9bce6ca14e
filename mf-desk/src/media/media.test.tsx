import { expect, it } from '@jest/globals';
import type { MediaItem } from '@marquee/shared/domain';
// Loaded before the first test, whose queries wait for a second.
import './MediaPage.tsx';
import { ada } from '@marquee/vocal-kit/testing/ada.ts';
import { fakeApi, problem } from '@marquee/vocal-kit/testing/fakeApi.ts';
import { screen, within } from '@testing-library/react';
import { mediaItem, mediaReplacement, mediaResponse } from '../testing/mediaSamples.ts';
import { openDesk } from '../testing/openDesk.tsx';

HTMLElement.prototype.setPointerCapture ??= () => undefined;

const item = mediaItem;
const other: MediaItem = { ...item, id: '8', title: 'Lighthouse', posts: 0 };
const response = mediaResponse;
const replacement = mediaReplacement;
const ok = (body: object) => ({ status: 200, body: { success: true, ...body } });
const path = '/api/vocal/media';

function open(address: string, responses: Record<string, ReturnType<typeof ok>>, role?: 'auditor') {
  const api = fakeApi(role ? { ...ada, grants: [{ role, site: null, until: null }] } : { ...ada, isAdmin: true });
  Object.assign(api.responses, responses);
  return { api, ...openDesk(`/vocal/desk/media${address}`) };
}

it('lists pictures with what they lack, and filters them', async () => {
  const bare = { ...item, id: '8', title: 'Bare', credit: '', altText: null, lastDay: '2020-01-31', term: 'expired' };
  const { user } = open('', {
    [`GET ${path}`]: ok({ items: [bare, item], next: null }),
    [`GET ${path}?filter=noCredit`]: ok({ items: [bare], next: null }),
  });
  expect(await screen.findByRole('link', { name: 'Bare' })).toBeVisible();
  for (const mark of ['Expired on 31 January 2020', 'No alternative text', 'No credit'])
    expect(screen.getByText(mark)).toBeVisible();
  expect(screen.getByText('Credit: Ada North')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Without a credit');
  expect(await screen.findByRole('link', { name: 'Bare' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Harbour' })).not.toBeInTheDocument();
});

it('saves the fields and the focal point, and shows where the picture is used', async () => {
  const { api, user } = open('/7', { [`GET ${path}/7`]: ok(response) });
  const form = within(await screen.findByRole('form', { name: 'Details' }));
  expect(screen.getByText('Published · lead picture · unpublished changes: gallery, text')).toBeVisible();
  await user.clear(form.getByRole('textbox', { name: 'Title' }));
  expect(form.getByText('Enter a title.')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: 'Title' }), 'Pier');
  await user.click(form.getByRole('checkbox', { name: 'The picture is decorative' }));
  form.getByRole('button', { name: 'Focal point' }).focus();
  await user.keyboard('{ArrowRight}');
  api.responses[`PUT ${path}/7`] = ok({ ...response, item: { ...item, title: 'Pier', version: 4 } });
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^The picture is saved/)).toHaveFocus();
  expect(api.calls.at(-1)?.body).toEqual({
    ...{ title: 'Pier', credit: 'Ada North', rights: '', altText: '', focus: { x: 52, y: 50 } },
    ...{ lastDay: null, isForWriters: false, version: 3 },
  });
});

it('keeps typed fields if somebody else has changed the picture', async () => {
  const { api, user } = open('/7', { [`GET ${path}/7`]: ok(response) });
  const form = within(await screen.findByRole('form', { name: 'Details' }));
  await user.type(form.getByRole('textbox', { name: 'Rights or licence' }), 'Until May');
  api.responses[`PUT ${path}/7`] = problem(409, 'media-changed', 'Someone else has changed this picture.');
  api.responses[`GET ${path}/7`] = ok({ ...response, item: { ...item, version: 4 } });
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByRole('alert')).toHaveTextContent('Someone else has changed this picture.');
  expect(form.getByRole('textbox', { name: 'Rights or licence' })).toHaveValue('Until May');
  api.responses[`PUT ${path}/7`] = ok(response);
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^The picture is saved/)).toBeVisible();
  expect(api.calls.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({ version: 4, rights: 'Until May' });
});

it('replaces a picture by another one, and undoes it', async () => {
  const { api, user } = open('/7', {
    [`GET ${path}/7`]: ok(response),
    [`GET ${path}?site=feast`]: ok({ items: [other, item], next: null }),
    [`POST ${path}/7/replace`]: ok({ replacement }),
  });
  await user.click(await screen.findByRole('button', { name: 'Replace everywhere' }));
  const form = within(screen.getByRole('form', { name: 'Replace everywhere' }));
  await user.click(form.getByRole('button', { name: 'Replace in all posts' }));
  expect(form.getByRole('alert')).toHaveTextContent('Choose the other picture.');
  await user.click(await form.findByRole('radio', { name: 'Lighthouse' }));
  api.responses[`GET ${path}/7`] = ok({
    ...response,
    uses: [],
    item: { ...item, posts: 0 },
    replacements: [replacement],
  });
  await user.click(form.getByRole('button', { name: 'Replace in all posts' }));
  expect(await screen.findByText('The picture is replaced in 2 posts.')).toHaveFocus();
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ by: '8', withTexts: true });
  api.responses['POST /api/vocal/mediaReplacements/5/undo'] = ok({ replacement: { ...replacement, isUndone: true } });
  await user.click(await screen.findByRole('button', { name: 'Undo: “Harbour” by “Lighthouse”' }));
  expect(await screen.findByText('The replacement is undone.')).toHaveFocus();
});

it('shows auditors the fields without changing them', async () => {
  open('/7', { [`GET ${path}/7`]: ok(response) }, 'auditor');
  expect(await screen.findByRole('textbox', { name: 'Title' })).toBeDisabled();
  for (const name of ['Save', 'Replace everywhere', 'Focal point'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});
