import { expect, it } from '@jest/globals';
import type { AuditEntryView, CuratedSection } from '@marquee/shared/domain';
import { ada } from '@marquee/vocal-kit/testing/ada.ts';
import { fakeApi, problem } from '@marquee/vocal-kit/testing/fakeApi.ts';
import { screen, within } from '@testing-library/react';
import { openDesk } from '../testing/openDesk.tsx';

const moderator = { ...ada, isAdmin: true };
const plain = { description: null, image: null, position: null };
const gear: CuratedSection = { id: '1', key: 'gear', name: 'Gear', posts: 12, ...plain };
const kit: CuratedSection = { id: '2', key: 'kit', name: 'Kit', posts: 3, ...plain };
const empty: CuratedSection = { id: '3', key: 'spare', name: 'Spare', posts: 0, ...plain };
const path = '/api/vocal/curation/feast/tags';
const ok = (body: object) => ({ status: 200, body: { success: true, ...body } });

function openTags() {
  const api = fakeApi(moderator);
  api.responses[`GET ${path}`] = ok({ sections: [gear, kit, empty] });
  return { api, ...openDesk('/vocal/curation/feast/tags') };
}

it('opens a magazine and its tags from the menu', async () => {
  const api = fakeApi(moderator);
  api.responses['GET /api/vocal/curation/feast/categories'] = ok({ sections: [] });
  api.responses[`GET ${path}`] = ok({ sections: [gear] });
  const { user } = openDesk('/vocal/desk/money');
  await user.click(await screen.findByRole('button', { name: /^Account menu/ }));
  await user.click(screen.getByRole('link', { name: 'Curation' }));
  await user.click(await screen.findByRole('link', { name: 'Feast food' }));
  expect(await screen.findByText('This magazine has no categories.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Tags' }));
  expect(await screen.findByText('12 posts · /tag/gear')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Tags in Feast' })).toHaveFocus();
});

it('for a writer there is no curation, and for a moderator no unknown magazine', async () => {
  fakeApi(ada);
  const { unmount } = openDesk('/vocal/curation/feast/tags');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  unmount();
  fakeApi(moderator);
  openDesk('/vocal/curation/nowhere/tags');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

it('a moderator of other magazines reads why the list is not shown', async () => {
  const api = fakeApi(moderator);
  api.responses[`GET ${path}`] = problem(403, 'moderator-only', 'Only moderators.');
  openDesk('/vocal/curation/feast/tags');
  expect(await screen.findByRole('alert')).toHaveTextContent('You do not moderate this magazine.');
});

it('a search is in the address', async () => {
  const { api, user } = openTags();
  api.responses[`GET ${path}?q=ki`] = ok({ sections: [kit] });
  await user.type(await screen.findByRole('searchbox', { name: 'Search tags by name' }), 'ki');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  expect(await screen.findByText('1 tag')).toBeVisible();
  expect(window.location.search).toBe('?q=ki');
});

it('a tag gets another name and address, and the focus returns to its button', async () => {
  const { api, user } = openTags();
  api.responses[`PATCH ${path}/1`] = ok({ section: { ...gear, name: 'Tools', key: 'tools' } });
  const button = await screen.findByRole('button', { name: 'Edit: Gear' });
  await user.click(button);
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await user.clear(screen.getByRole('textbox', { name: 'Name' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Tools');
  await user.clear(screen.getByRole('textbox', { name: 'URL slug' }));
  await user.type(screen.getByRole('textbox', { name: 'URL slug' }), 'Tools');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('textbox', { name: 'URL slug' })).toHaveAccessibleDescription(/^Use lowercase letters/);
  await user.clear(screen.getByRole('textbox', { name: 'URL slug' }));
  await user.type(screen.getByRole('textbox', { name: 'URL slug' }), 'tools');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('“Tools” was saved.')).toBeVisible();
  expect(button).toHaveFocus();
  expect(screen.getByText('12 posts · /tag/tools')).toBeVisible();
  expect(api.calls.at(-1)?.body).toEqual({ name: 'Tools', key: 'tools', before: { name: 'Gear', key: 'gear' } });
});

it('a tag that somebody else changed is loaded again, and what was typed stays', async () => {
  const { api, user } = openTags();
  const message = 'Somebody else changed this tag meanwhile: it is “Geer” at “geer” now.';
  api.responses[`PATCH ${path}/1`] = problem(409, 'section-changed', message);
  await user.click(await screen.findByRole('button', { name: 'Edit: Gear' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 's');
  api.responses[`GET ${path}`] = ok({ sections: [{ ...gear, name: 'Geer', key: 'geer' }, kit] });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(await screen.findByText('12 posts · /tag/geer')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Gears');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(api.calls.findLast(({ method }) => method === 'PATCH')?.body).toMatchObject({
    before: { name: 'Geer', key: 'geer' },
  });
});

it('tags are merged after a sentence that says what moves', async () => {
  const { api, user } = openTags();
  api.responses[`POST ${path}/1/merge`] = ok({ section: { ...gear, posts: 15 } });
  await user.click(await screen.findByRole('button', { name: 'Merge: Gear' }));
  const group = within(screen.getByRole('group', { name: 'Merge: Gear' }));
  expect(group.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await user.click(await group.findByRole('checkbox', { name: 'Kit 3 posts' }));
  await user.click(group.getByRole('button', { name: 'Continue' }));
  expect(group.getByText('“Kit” will be deleted. 3 posts will move to “Gear”. This cannot be undone.')).toBeVisible();
  api.responses[`GET ${path}`] = ok({ sections: [{ ...gear, posts: 15 }, empty] });
  await user.click(group.getByRole('button', { name: 'Merge 1 tag' }));
  expect(await screen.findByText('Merged. “Gear” now has 15 posts.')).toBeVisible();
  expect(await screen.findByText('2 tags')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Merge: Gear' })).toHaveFocus();
  expect(api.calls.find(({ path: called }) => called.endsWith('/merge'))?.body).toEqual({ from: ['2'] });
});

it('only a tag without posts can be deleted, and a refusal is read', async () => {
  const { api, user } = openTags();
  const refusal = 'This tag still has posts. Merge it into another one instead.';
  api.responses[`DELETE ${path}/3`] = problem(409, 'section-in-use', refusal);
  await user.click(await screen.findByRole('button', { name: 'Delete: Spare' }));
  expect(screen.queryByRole('button', { name: 'Delete: Kit' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Delete tag' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(refusal);
  api.responses[`DELETE ${path}/3`] = ok({});
  api.responses[`GET ${path}`] = ok({ sections: [gear, kit] });
  await user.click(screen.getByRole('button', { name: 'Delete tag' }));
  expect(await screen.findByText('“Spare” was deleted.')).toHaveFocus();
  expect(await screen.findByText('2 tags')).toBeVisible();
});

it('the last changes are read with their values before and after', async () => {
  const api = fakeApi(moderator);
  const entry: AuditEntryView = {
    ...{ id: '9', at: '2026-11-22T08:00:00Z', actor: { id: '1', name: 'Mo Derator' }, site: 'feast', reason: null },
    ...{ action: 'change', subject: 'tag', subjectId: '1' },
    ...{ before: { name: 'Gear', key: 'gear' }, after: { name: 'Kit', key: 'gear' } },
  };
  const merge: AuditEntryView = {
    ...{ ...entry, id: '8', action: 'merge', actor: null },
    ...{ before: { removed: [gear], into: kit }, after: { ...kit } },
  };
  api.responses['GET /api/vocal/audit?site=feast'] = ok({ entries: [entry, merge], next: '8' });
  api.responses['GET /api/vocal/audit?site=feast&before=8'] = ok({ entries: [], next: null });
  const { user } = openDesk('/vocal/curation/feast/changes');
  expect(await screen.findByText('Changed: tag Gear')).toBeVisible();
  expect(screen.getByText('Name: Gear → Kit')).toBeVisible();
  expect(screen.getByText('Merged: tag Kit')).toBeVisible();
  expect(screen.getByText('Replaced “Gear”')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Download as CSV' })).toHaveAttribute(
    'href',
    '/api/vocal/audit.csv?site=feast',
  );
  await user.click(screen.getByRole('link', { name: 'Older changes' }));
  expect(await screen.findByText('No changes yet.')).toBeVisible();
});

it('a tag is added, and stands at the head of the list', async () => {
  const { api, user } = openTags();
  api.responses[`POST ${path}`] = ok({ section: { ...empty, id: '4', key: 'pans', name: 'Pans' } });
  await screen.findByText('3 tags');
  await user.click(screen.getByRole('button', { name: 'New tag' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' Pans ');
  await user.click(screen.getByRole('button', { name: 'Add tag' }));
  expect(await screen.findByText('“Pans” was added.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'New tag' })).toHaveFocus();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContainEqual(
    expect.stringContaining('0 posts · /tag/pans'),
  );
  expect(api.calls.at(-1)?.body).toEqual({ name: 'Pans' });
});

it('a category has a description, a picture and a position, too', async () => {
  const api = fakeApi(moderator);
  const image = { public_id: 'beat/gear', width: 1200, height: 800 };
  const category = { ...gear, description: 'What plays.', image, position: 3 };
  const categories = '/api/vocal/curation/feast/categories';
  api.responses[`GET ${categories}`] = ok({ sections: [category] });
  api.responses[`PATCH ${categories}/1`] = ok({ section: { ...category, image: null, position: 5 } });
  const { user } = openDesk('/vocal/curation/feast/categories');
  await user.click(await screen.findByRole('button', { name: 'Edit: Gear' }));
  const position = screen.getByRole('textbox', { name: 'Position' });
  await user.clear(position);
  await user.type(position, 'x');
  await user.click(screen.getByRole('button', { name: 'Remove picture' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(position).toHaveAccessibleDescription(/^Use a number from 0 to 999/);
  await user.clear(position);
  await user.type(position, '5');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('“Gear” was saved.')).toBeVisible();
  expect(api.calls.at(-1)?.body).toEqual({
    ...{ name: 'Gear', key: 'gear', description: 'What plays.', image: null, position: 5 },
    before: { name: 'Gear', key: 'gear', description: 'What plays.', image, position: 3 },
  });
});
