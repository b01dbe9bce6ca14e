import { expect, it } from '@jest/globals';
import { InPage } from '@marquee/shared/testing';
import { galleryModule } from '@marquee/vocal-kit/testing/modules.ts';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { GalleryPreview } from './GalleryPreview.tsx';
import { examples } from './GalleryView.examples.tsx';

const pictures = () => within(screen.getByRole('list', { name: 'Pictures in order' }));
const captions = () =>
  pictures()
    .getAllByRole<HTMLInputElement>('textbox', { name: /^Caption of picture/ })
    .map(({ value }) => value);
/** The editor renders the views of its blocks after the step that changes them. */
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const type = (name: string, value: string) =>
  act(async () => void fireEvent.change(pictures().getByRole('textbox', { name }), { target: { value } }));
async function renderGallery(name: keyof typeof examples.shown): Promise<void> {
  await act(async () => void render(<InPage>{examples.shown[name]}</InPage>));
  // The list of pictures loads with the first gallery.
  if (name === 'selected') await screen.findByRole('list', { name: 'Pictures in order' });
}

it('shows its pictures as readers see them while it is not selected', async () => {
  await renderGallery('row');
  // The first one, large, has no name of its own: it is the first of the row.
  expect(screen.getAllByRole('img')).toHaveLength(5);
  expect(screen.getByText('+5')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /^Caption of picture/ })).toBeNull();
});

it.each([
  [6, 3],
  [5, 3],
  [4, 2],
  [1, 1],
])('sets %i pictures in %i columns, of which none is empty', async (count, columns) => {
  const gallery = <GalleryPreview images={galleryModule('columns', count).images} galleryStyle="columns" />;
  const { container } = render(<InPage>{gallery}</InPage>);
  expect(container.firstElementChild).toHaveStyle({ columns: `${columns} 9rem` });
});

it('moves a picture by its buttons, and says where it is', async () => {
  await renderGallery('selected');
  await press('Move picture 1 down');
  expect(captions()).toEqual(['Reel 2', 'Reel 1', 'Reel 3']);
  expect(screen.getByText('Picture 2 of 3.')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('button', { name: 'Move picture 1 up' })).toBeDisabled();
});

it('removes a picture, and puts it back in its place', async () => {
  await renderGallery('selected');
  await press('Remove picture 2');
  expect(captions()).toEqual(['Reel 1', 'Reel 3']);
  await press('Undo');
  expect(captions()).toEqual(['Reel 1', 'Reel 2', 'Reel 3']);
});

it('has a caption and an alternative text for each picture', async () => {
  await renderGallery('selected');
  await type('Caption of picture 3', 'The end');
  await type('Alternative text of picture 3', 'A last reel');
  expect(captions()).toEqual(['Reel 1', 'Reel 2', 'The end']);
  expect(pictures().getByRole('img', { name: 'A last reel' })).toBeVisible();
});
