import { jest } from '@jest/globals';
import type { GalleryImage, GalleryModule } from '@marquee/shared/domain';
import { useLocation, useNavigate } from '@marquee/shared/router';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { PostModules } from '../../modules/PostModules.tsx';
import { OverlayProvider } from '../../overlay/OverlayContext.tsx';
import { postPictures } from '../../pictures/postPictures.ts';
import { renderInPage } from '../../testing/renderInPage.tsx';
import { sampleImage, sampleReadablePost } from '../../testing/samplePost.ts';
import { PostOverlays } from '../PostOverlays.tsx';

// jsdom has the element but not its modal behaviour, which is tested in e2e/tests/post/lightbox.spec.ts.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

export const frame = (number: number, fields: Partial<GalleryImage> = {}): GalleryImage => ({
  ...sampleImage(`frame-${number}`),
  url: null,
  title: `Frame ${number}`,
  alt: `Reel ${number}`,
  ...fields,
});
export const gallery = (title: string, images: GalleryImage[]): GalleryModule => ({
  type: 'gallery',
  isListicleItem: false,
  title,
  galleryStyle: 'row',
  images,
});
export const orphans = gallery(
  'Orphans',
  [1, 2, 3, 4, 5, 6, 7].map((number) => frame(number)),
);
export const strays = gallery('Strays', [frame(8), frame(9, { title: undefined, alt: undefined })]);

/** The page's address as a reader sees it, and the browser's Back. */
function Browser() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output aria-label="Address">{pathname + search + hash}</output>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <button type="button" onClick={() => navigate('/last-reel?page=2')}>
        Second page
      </button>
    </>
  );
}

export async function showPost(modules = [orphans, strays], path = '/last-reel?page=1') {
  const post = sampleReadablePost({ modules });
  renderInPage(
    <OverlayProvider pictureCount={postPictures(post).length} hasProducts={false}>
      <PostModules post={post} />
      <PostOverlays post={post} />
      <Browser />
    </OverlayProvider>,
    { path },
  );
  await settle();
}

/** Loads the code of the lightbox without time passing. */
export const settle = () => act(() => jest.advanceTimersByTimeAsync(0));
/** The next frame is drawn, after which a click opens its overlay. */
export const nextFrame = () =>
  act(() => {
    jest.advanceTimersToNextFrame();
    jest.advanceTimersByTime(1);
  });
export const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
export const address = () => screen.getByRole('status', { name: 'Address' }).textContent;
export const thumbnail = (list: string, place: number) =>
  within(screen.getByRole('list', { name: list })).getAllByRole('link')[place - 1] as HTMLElement;
export const lightbox = () => screen.getByRole('dialog', { name: 'Now Viewing' });
export const inLightbox = () => within(lightbox());
export const press = (key: string, how: KeyboardEventInit = {}) => fireEvent.keyDown(document.body, { key, ...how });
export const button = (name: string) => inLightbox().getByRole('button', { name });
/** The pictures that are there, in the order of their requests. */
export const fetched = () => Array.from(lightbox().querySelectorAll('li img'), (image) => image.getAttribute('alt'));

export async function openAt(list: string, place: number) {
  fireEvent.click(thumbnail(list, place));
  nextFrame();
  await settle();
}
