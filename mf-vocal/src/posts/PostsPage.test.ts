import { describe, expect, it, jest } from '@jest/globals';
import { ada } from '@marquee/vocal-kit/testing/ada.ts';
import { type FakeApi, fakeApi, problem } from '@marquee/vocal-kit/testing/fakeApi.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openVocal } from '../testing/openVocal.tsx';
import { ownPost, ownPostList } from '../testing/ownPosts.ts';

const toast = ownPost('1', {
  name: 'Toast',
  site: 'feast',
  modifiedAt: new Date(Date.now() - 7_200_000).toISOString(),
});
const reels = ownPost('2', {
  name: 'Reels',
  site: 'marquee',
  reviewStatus: 'published',
  publishedAt: '2026-10-03T14:05:00Z',
  urlPath: '/reels',
  impressions: 1_204,
  pending: { reviewStatus: 'needs-review', since: '2026-11-01T00:00:00Z' },
});
const lamps = ownPost('3', { name: 'Lamps', deletedAt: '2026-11-01T12:00:00Z' });

const ok = (body: object) => ({ status: 200, body });
const counts = { draft: 1, published: 1, trash: 1 };

function postsWith(lists: Record<string, object>): FakeApi {
  const api = fakeApi(ada);
  for (const [query, list] of Object.entries(lists)) api.responses[`GET /api/vocal/posts${query}`] = ok(list);
  return api;
}

const row = async (name: string) => {
  const title = await screen.findByRole('heading', { level: 2, name });
  const item = title.closest('li');
  if (!item) throw new Error(`${name} is in no list`);
  return item;
};
const callsOf = ({ calls }: FakeApi, method: string) =>
  calls.filter((call) => call.method === method).map(({ path }) => path);

describe("the writer's posts", () => {
  it('show the first words of a post without a title', async () => {
    const untitled = ownPost('4', { name: '', excerpt: 'It leaves at ten to midnight.' });
    postsWith({ '': ownPostList([untitled, toast], { counts }) });
    openVocal('/vocal/posts');
    expect(within(await row('Untitled')).getByText('It leaves at ten to midnight.')).toBeVisible();
  });

  it('show status, magazine, last edit, reads and address, and lead to the editor', async () => {
    postsWith({ '': ownPostList([toast, reels], { counts }) });
    openVocal('/vocal/posts');
    const draft = within(await row('Toast'));
    expect(draft.getByRole('link', { name: 'Toast' })).toHaveAttribute('href', '/vocal/posts/1');
    expect(draft.getByText('Draft')).toBeInTheDocument();
    expect(draft.getByText('Feast')).toBeInTheDocument();
    expect(draft.getByText(/2 hours ago/)).toHaveAttribute('datetime', toast.modifiedAt);
    expect(draft.queryByText(/reads/)).not.toBeInTheDocument();
    const published = within(await row('Reels'));
    expect(published.getByText('Published, changes waiting for review')).toBeInTheDocument();
    expect(published.getByText('1,204 reads')).toBeInTheDocument();
    expect(published.getByRole('link', { name: 'marquee.example/reels' })).toHaveAttribute(
      'href',
      'https://marquee.example/reels',
    );
    expect(document.title).toBe('Your posts · Vocal');
  });

  it('are listed by status, with counts, at addresses of their own', async () => {
    const changed = { ...counts, 'changes-requested': 2 };
    postsWith({
      '': ownPostList([toast, reels], { counts: changed }),
      '?status=published': ownPostList([reels], { counts: changed }),
    });
    const { user } = openVocal('/vocal/posts');
    await row('Toast');
    const tabs = within(screen.getByRole('navigation', { name: 'Posts by status' }));
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'All 4',
      'Drafts 1',
      'Changes requested 2',
      'Published 1',
      'Trash 1',
    ]);
    expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('All');
    await user.click(tabs.getByRole('link', { name: 'Published 1' }));
    await waitFor(() => expect(screen.queryByText('Toast')).not.toBeInTheDocument());
    expect(window.location.search).toBe('?status=published');
    expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Published');
    expect(screen.getByText('1 post')).toBeInTheDocument();
  });

  it('are searched while the writer types, within a magazine, and the address names both', async () => {
    const api = postsWith({
      '': ownPostList([toast, reels], { counts }),
      '?q=toast': ownPostList([toast]),
      '?site=feast&q=toast': ownPostList([]),
    });
    const { user } = openVocal('/vocal/posts');
    await row('Reels');
    await user.type(screen.getByRole('searchbox', { name: 'Search your posts' }), ' toast');
    await waitFor(() => expect(screen.queryByText('Reels')).not.toBeInTheDocument());
    expect(window.location.search).toBe('?q=toast');
    expect(callsOf(api, 'GET').filter((path) => path.includes('q='))).toEqual(['/api/vocal/posts?q=toast']);
    api.responses['GET /api/vocal/posts?site=feast&q=toast'] = ok(ownPostList([]));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Magazine' }), 'Feast');
    expect(await screen.findByText('Nothing matches “toast”.')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Clear search' }));
    await row('Reels');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('are paged, and the focus goes to the head of the next page', async () => {
    postsWith({
      '': ownPostList([toast], { totalPages: 2, counts: { draft: 21 } }),
      '?page=2': ownPostList([reels], { totalPages: 2, counts: { draft: 21 } }),
    });
    const { user } = openVocal('/vocal/posts');
    await user.click(await screen.findByRole('link', { name: 'Next page' }));
    await row('Reels');
    const found = screen.getByText('21 posts. Page 2 of 2');
    expect(found).toHaveFocus();
    expect(screen.queryByRole('link', { name: 'Next page' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/vocal/posts');
  });

  it('go to the trash and come back, in their place', async () => {
    const api = postsWith({ '': ownPostList([toast, reels], { counts }) });
    api.responses['DELETE /api/vocal/posts/1'] = ok({ success: true, id: '1' });
    api.responses['POST /api/vocal/posts/1/restore'] = ok({ success: true, post: {} });
    const { user } = openVocal('/vocal/posts');
    await row('Toast');
    api.responses['GET /api/vocal/posts'] = ok(ownPostList([reels], { counts: { published: 1, trash: 2 } }));
    await user.click(screen.getByRole('button', { name: 'Move to trash: Toast' }));
    expect(await screen.findByText('“Toast” was moved to the trash.')).toHaveAttribute('role', 'status');
    const undo = screen.getByRole('button', { name: 'Undo: Toast' });
    expect(undo).toHaveFocus();
    expect(await screen.findByRole('link', { name: 'Trash 2' })).toBeInTheDocument();
    await user.click(undo);
    await row('Toast');
    expect(screen.getByRole('link', { name: 'Toast' })).toHaveFocus();
    expect(callsOf(api, 'POST')).toEqual(['/api/vocal/posts/1/restore']);
  });

  it('in the trash can be restored, and not be opened', async () => {
    const api = postsWith({ '?status=trash': ownPostList([lamps]) });
    api.responses['POST /api/vocal/posts/3/restore'] = ok({ success: true, post: {} });
    const { user } = openVocal('/vocal/posts?status=trash');
    const item = within(await row('Lamps'));
    expect(item.queryByRole('link')).not.toBeInTheDocument();
    expect(item.getByText(/can be restored until December 1/)).toBeInTheDocument();
    await user.click(item.getByRole('button', { name: 'Restore: Lamps' }));
    expect(await screen.findByText('“Lamps” was restored.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/vocal/posts/3');
  });

  it('are duplicated once however often the button is pressed, and a limit is reported in words', async () => {
    const api = postsWith({ '': ownPostList([toast], { counts }) });
    const duplicate = 'POST /api/vocal/posts/1/duplicate';
    let respond = () => {};
    const untilPressedTwice = new Promise<void>((resolve) => {
      respond = resolve;
    });
    api.responses[duplicate] = () => untilPressedTwice.then(() => ok({ success: true, post: { id: '9' } }));
    const { user } = openVocal('/vocal/posts');
    await row('Toast');
    await user.dblClick(screen.getByRole('button', { name: 'Duplicate: Toast' }));
    respond();
    expect(await screen.findByRole('link', { name: 'Open the copy' })).toHaveAttribute('href', '/vocal/posts/9');
    expect(callsOf(api, 'POST')).toEqual(['/api/vocal/posts/1/duplicate']);
    api.responses[duplicate] = problem(429, 'too-many-attempts', 'You have made many posts. Try again in an hour.');
    await user.click(screen.getByRole('button', { name: 'Duplicate: Toast' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('You have made many posts. Try again in an hour.');
  });

  it('begin with an empty draft, which opens at once', async () => {
    const api = postsWith({ '': ownPostList([]) });
    api.responses['POST /api/vocal/posts/create'] = problem(503, 'unavailable', 'x');
    const { user } = openVocal('/vocal/posts');
    expect(await screen.findByText('Nothing here yet. Every story begins with a first line.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'New post' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not create a post.');
    api.responses['POST /api/vocal/posts/create'] = { status: 201, body: { success: true, post: { id: '7' } } };
    await user.click(screen.getByRole('button', { name: 'New post' }));
    await waitFor(() => expect(window.location.pathname).toBe('/vocal/posts/7'));
  });

  it('that could not be loaded are loaded again on demand, and by themselves after a lost connection', async () => {
    const api = postsWith({});
    api.responses['GET /api/vocal/posts'] = problem(503, 'unavailable', 'x');
    const { user } = openVocal('/vocal/posts');
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not load your posts.');
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('You are offline.'));
    isOnline.mockRestore();
    api.responses['GET /api/vocal/posts'] = ok(ownPostList([toast]));
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    await row('Toast');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('lead to sign-in when the session has ended', async () => {
    const api = postsWith({});
    api.responses['GET /api/vocal/posts?status=draft'] = problem(401, 'signed-out', 'x');
    openVocal('/vocal/posts?status=draft');
    await waitFor(() => expect(window.location.pathname).toBe('/auth'));
    expect(new URLSearchParams(window.location.search).get('next')).toBe('/vocal/posts?status=draft');
  });
});
