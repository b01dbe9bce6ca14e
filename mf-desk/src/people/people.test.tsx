import { expect, it } from '@jest/globals';
import type { Grant, Person } from '@marquee/shared/domain';
// Loaded before the first test, whose queries wait for a second.
import './PeoplePage.tsx';
import '../audit/AuditPage.tsx';
import { ada } from '@marquee/vocal-kit/testing/ada.ts';
import { fakeApi, problem } from '@marquee/vocal-kit/testing/fakeApi.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { openDesk } from '../testing/openDesk.tsx';

const editor: Grant = { role: 'editor', site: 'feast', until: '2100-06-19T00:00:00.000Z' };
const ola: Person = {
  ...{ id: '7', key: 'ola-strand', name: 'Ola Strand', email: 'ola@strand.example', grants: [], suspension: null },
};
const ok = (body: object) => ({ status: 200, body: { success: true, ...body } });
const path = '/api/vocal/people';

function openPeople(people: readonly Person[] = [ola], search = '') {
  const api = fakeApi({ ...ada, isAdmin: true });
  api.responses[`GET ${path}${search}`] = ok({ people, next: null });
  return { api, ...openDesk(`/vocal/desk/people${search}`) };
}

async function openForm(user: ReturnType<typeof openDesk>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Change roles of Ola Strand' }));
  return within(screen.getByRole('form', { name: 'Change roles of Ola Strand' }));
}

it('gives a role for a magazine until a day', async () => {
  const { api, user } = openPeople();
  api.responses[`PUT ${path}/7/grants`] = ok({ person: { ...ola, grants: [editor] } });
  const form = await openForm(user);
  await user.selectOptions(form.getByRole('combobox', { name: 'Role' }), 'Editor');
  await user.selectOptions(form.getByRole('combobox', { name: 'Magazine' }), 'Feast');
  fireEvent.change(form.getByLabelText('Last day (optional)'), { target: { value: '2100-06-18' } });
  await user.click(form.getByRole('button', { name: 'Save roles' }));
  expect(await screen.findByText('The roles of Ola Strand are saved.')).toBeVisible();
  expect(screen.getByText('Editor of Feast until 18 June 2100')).toBeVisible();
  expect(api.calls.at(-1)?.body).toEqual({ grants: [{ ...editor, section: null }], before: [] });
});

it('takes a role', async () => {
  const { api, user } = openPeople([{ ...ola, grants: [editor] }]);
  api.responses[`PUT ${path}/7/grants`] = ok({ person: ola });
  const form = await openForm(user);
  await user.click(form.getByRole('button', { name: 'Remove: Editor of Feast until 18 June 2100' }));
  expect(form.getByRole('button', { name: 'Add a role' })).toHaveFocus();
  await user.click(form.getByRole('button', { name: 'Save roles' }));
  expect(await screen.findByText('Contributor: writes and submits posts')).toBeVisible();
  expect(api.calls.at(-1)?.body).toEqual({ grants: [], before: [editor] });
});

it('shows the current roles and keeps the typed ones if somebody else has changed them', async () => {
  const { api, user } = openPeople();
  const form = await openForm(user);
  const auditor: Grant = { role: 'auditor', site: null, until: null };
  api.responses[`GET ${path}`] = ok({ people: [{ ...ola, grants: [auditor] }], next: null });
  api.responses[`PUT ${path}/7/grants`] = problem(409, 'grants-changed', 'Somebody else has changed the roles.');
  await user.click(form.getByRole('button', { name: 'Save roles' }));
  expect(await screen.findByText('Auditor of all magazines')).toBeVisible();
  expect(form.getByRole('alert')).toHaveTextContent('Somebody else has changed the roles.');
  expect(form.getByRole('combobox', { name: 'Role' })).toHaveValue('editor');
  api.responses[`PUT ${path}/7/grants`] = ok({ person: { ...ola, grants: [editor] } });
  await user.click(form.getByRole('button', { name: 'Save roles' }));
  expect(await screen.findByText('Editor of Feast until 18 June 2100')).toBeVisible();
  expect(api.calls.at(-1)?.body).toMatchObject({ before: [auditor] });
});

it('suspends an account for a reason, and lifts the suspension', async () => {
  const { api, user } = openPeople();
  const suspension = { since: '2026-11-22T08:00:00Z', reason: 'Spam in comments.' };
  api.responses[`POST ${path}/7/suspend`] = ok({ person: { ...ola, suspension } });
  api.responses[`POST ${path}/7/restore`] = ok({ person: ola });
  await user.click(await screen.findByRole('button', { name: 'Suspend Ola Strand' }));
  const form = within(screen.getByRole('form', { name: 'Suspend Ola Strand' }));
  await user.click(form.getByRole('button', { name: 'Suspend' }));
  expect(form.getByText('Enter a reason. The person will see it.')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: 'Reason' }), 'Spam in comments.');
  await user.click(form.getByRole('button', { name: 'Suspend' }));
  expect(await screen.findByText('Suspended: Spam in comments.')).toBeVisible();
  expect(api.calls.at(-1)?.body).toEqual({ reason: 'Spam in comments.' });
  await user.click(screen.getByRole('button', { name: 'Lift the suspension of Ola Strand' }));
  await user.click(screen.getByRole('button', { name: 'Lift suspension' }));
  expect(await screen.findByText('Ola Strand can sign in again.')).toBeVisible();
  expect(screen.queryByText('Suspended: Spam in comments.')).not.toBeInTheDocument();
});

it('searches, and says that nobody was found', async () => {
  const { api, user } = openPeople();
  api.responses[`GET ${path}?q=eva`] = ok({ people: [], next: null });
  await user.type(await screen.findByRole('searchbox', { name: 'Search names and email addresses' }), 'eva{Enter}');
  expect(await screen.findByText('No account matches “eva”.')).toBeVisible();
});

it('describes changes of roles on the audit page', async () => {
  const api = fakeApi({ ...ada, grants: [{ role: 'auditor', site: null, until: null }] });
  const facts = { id: '1', at: '2026-11-22T08:00:00Z', actor: null, site: null, reason: null };
  api.responses['GET /api/vocal/audit?subject=user'] = ok({
    entries: [
      {
        ...{ ...facts, action: 'changeRoles', subject: 'user', subjectId: '7', subjectName: 'Ola Strand' },
        ...{ before: { grants: [] }, after: { grants: [editor] } },
      },
    ],
    next: null,
  });
  openDesk('/vocal/desk/audit?subject=user');
  expect(await screen.findByText('Changed roles: account Ola Strand')).toBeVisible();
  expect(screen.getByText('Roles: none → Editor of feast until 18 June 2100')).toBeVisible();
});
