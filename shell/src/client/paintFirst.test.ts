import { expect, it, jest } from '@jest/globals';
import { createMemoryRouter } from 'react-router-dom';
import { paintFirst } from './paintFirst.ts';

/** Opens a router whose page `/slow` still loads after the navigation. */
function open() {
  const loaded: string[] = [];
  const frames: (() => void)[] = [];
  const onBusy = jest.fn<(isBusy: boolean) => void>();
  const loader = ({ request }: { request: Request }) => {
    loaded.push(new URL(request.url).pathname);
    return null;
  };
  const router = createMemoryRouter([{ id: 'page', path: '*', loader }], {
    initialEntries: ['/'],
    hydrationData: { loaderData: { page: null } },
  });
  paintFirst({
    router,
    isLoading: () => router.state.location.pathname === '/slow',
    onBusy,
    painted: () => new Promise((resolve) => frames.push(resolve)),
  });
  const paint = () => {
    for (const resolve of frames.splice(0)) resolve();
  };
  return { router, loaded, onBusy, paint };
}

it('shows the feedback first, and begins the navigation after the next frame', async () => {
  const { router, loaded, onBusy, paint } = open();
  const navigation = router.navigate('/slow');
  expect(onBusy.mock.calls).toEqual([[true]]);
  expect(loaded).toEqual([]);
  paint();
  await navigation;
  expect(loaded).toEqual(['/slow']);
  expect(onBusy.mock.calls).toEqual([[true]]);
});

it('ends the feedback of a link to a page that is there at once', async () => {
  const { router, onBusy, paint } = open();
  const navigation = router.navigate('/fox');
  paint();
  await navigation;
  expect(onBusy.mock.calls).toEqual([[true], [false]]);
});

it('keeps the entries of hashes that follow each other within a frame', async () => {
  const { router, loaded, onBusy } = open();
  const picture = (number: number) => ({ pathname: '/', search: '', hash: `#picture-${number}` });
  await Promise.all([router.navigate(picture(1)), router.navigate(picture(2), { replace: true })]);
  expect(router.state.location.hash).toBe('#picture-2');
  expect(loaded).toEqual([]);
  await router.navigate(-1);
  expect(router.state.location).toMatchObject({ pathname: '/', hash: '' });
  expect(onBusy).not.toHaveBeenCalledWith(true);
});

it('ends the feedback of a link that a hash follows within its frame', async () => {
  const { router, loaded, onBusy, paint } = open();
  const navigations = [router.navigate('/fox'), router.navigate('/#end')];
  paint();
  await Promise.all(navigations);
  expect(loaded).toEqual([]);
  expect(onBusy.mock.calls.at(-1)).toEqual([false]);
});

it('requests nothing for a page that was left before the frame', async () => {
  const { router, loaded, paint } = open();
  const navigations = [router.navigate('/fox'), router.navigate('/hare', { state: 'kept' })];
  paint();
  await Promise.all(navigations);
  expect(loaded).toEqual(['/hare']);
  expect(router.state.location.state).toBe('kept');
});

it('goes back and forth in the history', async () => {
  const { router, paint } = open();
  const navigation = router.navigate('/fox');
  paint();
  await navigation;
  await router.navigate(-1);
  expect(router.state.location.pathname).toBe('/');
});
