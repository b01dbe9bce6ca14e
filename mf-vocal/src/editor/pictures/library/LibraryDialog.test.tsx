import { expect, it, jest } from '@jest/globals';
import type { LibraryPicture } from '@marquee/shared/domain';
import { InPage } from '@marquee/shared/testing';
import { fakeApi } from '@marquee/vocal-kit/testing/fakeApi.ts';
import { picture } from '@marquee/vocal-kit/testing/modules.ts';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { LibraryDialog } from './LibraryDialog.tsx';

HTMLDialogElement.prototype.showModal ??= function open(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

const harbour: LibraryPicture = {
  ...{ id: '7', title: 'Harbour', credit: 'Ada North', altText: 'Boats', lastDay: null, term: 'open' },
  ...{ image: picture('booth'), addedAt: '2026-11-22T08:00:00Z' },
};
const path = 'GET /api/vocal/posts/9/pictures/library';
const ok = (items: LibraryPicture[], next: string | null = null) => ({
  status: 200,
  body: { success: true, items, next },
});

function open() {
  const api = fakeApi();
  api.responses[path] = ok([harbour], '7');
  const [onChoose, onClose] = [jest.fn(), jest.fn()];
  const show = () =>
    render(
      <InPage>
        <LibraryDialog postId="9" onChoose={onChoose} onClose={onClose} />
      </InPage>,
    );
  return { api, onChoose, onClose, show, user: userEvent.setup() };
}

it('gives the chosen picture with its texts, and closes', async () => {
  const { api, onChoose, onClose, show, user } = open();
  api.responses[`${path}?before=7`] = ok([
    { ...harbour, id: '6', title: 'Pier', lastDay: '2026-12-04', term: 'expiring' },
  ]);
  show();
  expect(await screen.findByRole('button', { name: 'Harbour Credit: Ada North' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'More pictures' }));
  await user.click(await screen.findByRole('button', { name: /^Pier .*Expires on 4 December 2026$/ }));
  expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: '6', image: harbour.image, altText: 'Boats' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('searches, shows own uploads, and says that there is nothing', async () => {
  const { api, show, user } = open();
  api.responses[`${path}?q=sea`] = ok([]);
  api.responses[`${path}?from=uploads`] = ok([{ ...harbour, title: '', credit: '' }]);
  show();
  await user.type(await screen.findByRole('searchbox', { name: 'Search the library' }), 'sea{Enter}');
  expect(await screen.findByText('No picture matches “sea”.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Your uploads' }));
  expect(await screen.findByRole('button', { name: 'Uploaded on 22 November 2026' })).toBeVisible();
});

it('says that the library could not be loaded, and tries again', async () => {
  const { api, show, user } = open();
  api.responses[path] = async () => {
    throw new TypeError('Failed to fetch');
  };
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('The library could not be loaded.');
  api.responses[path] = ok([harbour]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: /^Harbour/ })).toBeVisible();
});
