import { expect, it } from '@jest/globals';
import type { Notice } from '@marquee/shared/domain';
import { ada } from '@marquee/vocal-kit/testing/ada.ts';
import { fakeApi, problem } from '@marquee/vocal-kit/testing/fakeApi.ts';
import { screen, waitFor } from '@testing-library/react';
import { openVocal } from '../testing/openVocal.tsx';

const notice = (id: string, changes: Partial<Notice> = {}): Notice => ({
  id,
  kind: 'requestChanges',
  at: '2026-11-22T08:00:00Z',
  isRead: false,
  post: { id: '7', name: 'Toast', site: 'feast', isOwn: true },
  actor: { name: 'Mo Derator' },
  detail: { note: 'Please name the bakery.' },
  ...changes,
});
const others = { id: '8', name: '', site: null, isOwn: false };
const notices = [
  notice('3'),
  notice('2', { kind: 'appeal', post: others, detail: {} }),
  notice('1', { kind: 'reject', isRead: true, detail: { reason: 'off-topic' } }),
];
const ok = (body: object) => ({ status: 200, body: { success: true, ...body } });

function openNotices(unread: number) {
  const api = fakeApi(ada);
  api.responses['GET /api/vocal/notices'] = ok({ notices, unread, totalPages: 1 });
  api.responses['POST /api/vocal/notices/read'] = ok({ unread: unread - 2 });
  return api;
}

it('the bell in the header has the number of unread notices, and leads to them', async () => {
  openNotices(4);
  const { user } = openVocal('/vocal');
  await user.click(await screen.findByRole('link', { name: 'Notices, 4 unread' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Notices' })).toHaveFocus();
});

it('a notice has its words and leads to the post and its notes; those that are shown count as read', async () => {
  const api = openNotices(2);
  openVocal('/vocal/notices');
  expect(await screen.findByRole('link', { name: 'Changes are requested for “Toast”.' })).toHaveAttribute(
    'href',
    '/vocal/posts/7?panel=notes',
  );
  expect(screen.getByText('Please name the bakery.')).toBeInTheDocument();
  expect(screen.getByText('Reason: It does not fit the magazine.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /was not accepted/ })).toHaveAttribute('href', '/vocal/posts/7?panel=review');
  expect(screen.getByRole('link', { name: /has appealed/ })).toHaveAttribute('href', '/vocal/review/8');
  expect(await screen.findByRole('link', { name: 'Notices' })).toBeInTheDocument();
  expect(api.calls).toContainEqual(
    expect.objectContaining({ path: '/api/vocal/notices/read', body: { ids: ['3', '2'] } }),
  );
  expect(screen.getAllByText('New ·')).toHaveLength(2);
});

it('those of older pages are marked as read all at once', async () => {
  const api = openNotices(5);
  const { user } = openVocal('/vocal/notices');
  await screen.findByRole('link', { name: 'Notices, 3 unread' });
  api.responses['POST /api/vocal/notices/read'] = ok({ unread: 0 });
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(screen.getByText('No unread notices.')).toHaveFocus());
  expect(api.calls.at(-1)?.body).toEqual({ upTo: '3' });
  expect(screen.getByRole('link', { name: 'Notices' })).toBeInTheDocument();
});

it('a list that does not load offers to try again', async () => {
  const api = openNotices(0);
  api.responses['GET /api/vocal/notices'] = problem(500, 'internal', 'Broken.');
  const { user } = openVocal('/vocal/notices');
  await screen.findByRole('alert');
  api.responses['GET /api/vocal/notices'] = ok({ notices: [], unread: 0, totalPages: 0 });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No notices yet.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});
