import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { GalleryImage, GalleryModule } from '@marquee/shared/domain';
import { useLocation, useNavigate } from '@marquee/shared/router';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { PostModules } from '../modules/PostModules.tsx';
import { OverlayProvider } from '../overlay/OverlayContext.tsx';
import { PostOverlays } from '../page/PostOverlays.tsx';
import { postPictures } from '../pictures/postPictures.ts';
import { renderInPage } from '../testing/renderInPage.tsx';
import { sampleImage, samplePost } from '../testing/samplePost.ts';

// jsdom has the element but not its modal behaviour, which is tested in e2e/tests/post/lightbox.spec.ts.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

const frame = (number: number, fields: Partial<GalleryImage> = {}): GalleryImage => ({
  ...sampleImage(`frame-${number}`),
  url: null,
  title: `Frame ${number}`,
  alt: `Reel ${number}`,
  ...fields,
});
const gallery = (title: string, images: GalleryImage[]): GalleryModule => ({
  type: 'gallery',
  isListicleItem: false,
  title,
  galleryStyle: 'row',
  images,
});
const orphans = gallery(
  'Orphans',
  [1, 2, 3, 4, 5, 6, 7].map((number) => frame(number)),
);
const strays = gallery('Strays', [frame(8), frame(9, { title: undefined, alt: undefined })]);

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

async function showPost(modules = [orphans, strays], path = '/last-reel?page=1') {
  const post = samplePost({ modules });
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
const settle = () => act(() => jest.advanceTimersByTimeAsync(0));
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const address = () => screen.getByRole('status', { name: 'Address' }).textContent;
const thumbnail = (list: string, place: number) =>
  within(screen.getByRole('list', { name: list })).getAllByRole('link')[place - 1] as HTMLElement;
const lightbox = () => screen.getByRole('dialog', { name: 'Now Viewing' });
const inLightbox = () => within(lightbox());
const press = (key: string, how: KeyboardEventInit = {}) => fireEvent.keyDown(document.body, { key, ...how });
const button = (name: string) => inLightbox().getByRole('button', { name });
/** The pictures that are there, in the order of their requests. */
const fetched = () => Array.from(lightbox().querySelectorAll('li img'), (image) => image.getAttribute('alt'));

async function openAt(list: string, place: number) {
  fireEvent.click(thumbnail(list, place));
  await settle();
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('opening', () => {
  it("answers a click with a dialog at once, though the lightbox's code is not there yet", async () => {
    await showPost();
    fireEvent.click(thumbnail('Orphans', 2));
    expect(lightbox()).toHaveAttribute('open');
    expect(inLightbox().getByText('Loading...')).toBeInTheDocument();
    await settle();
    expect(button('Close')).toBeVisible();
  });

  it("shows the picture, its title, 'Now Viewing' and its place among the pictures of all galleries", async () => {
    await showPost();
    await openAt('Strays', 1);
    expect(inLightbox().getByRole('heading', { name: 'Now Viewing' })).toBeVisible();
    expect(inLightbox().getByText('8 of 9')).toBeVisible();
    expect(inLightbox().getByText('Frame 8')).toBeVisible();
    expect(inLightbox().getByRole('img')).toHaveAccessibleName('Reel 8');
    expect(inLightbox().getByRole('img').getAttribute('src')).toMatch(/c_fit.*w_1024.*frame-8$/);
    expect(address()).toBe('/last-reel?page=1#picture-8');
  });

  it("gives a picture without a title the post's name", async () => {
    await showPost();
    await openAt('Strays', 2);
    expect(inLightbox().getByText('The last reel')).toBeVisible();
    expect(inLightbox().getByRole('img')).toHaveAccessibleName('Picture 9 of 9');
  });

  it("opens at the fifth picture from the tile that counts the rest: '+ 3 More'", async () => {
    await showPost();
    expect(thumbnail('Orphans', 5)).toHaveTextContent('+ 3 More');
    await openAt('Orphans', 5);
    expect(inLightbox().getByText('5 of 9')).toBeVisible();
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('leaves a click with %s to the link', async (key) => {
    await showPost();
    const leave = jest.fn((event: Event) => {
      expect(event.defaultPrevented).toBe(false);
      // jsdom has no pages to go to.
      event.preventDefault();
    });
    window.addEventListener('click', leave, { once: true });
    fireEvent.click(thumbnail('Orphans', 1), { [key]: true });
    expect(leave).toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens at the picture that the address names', async () => {
    await showPost([orphans], '/last-reel#picture-3');
    expect(inLightbox().getByText('3 of 7')).toBeVisible();
  });

  it('opens nothing for a picture that the post does not have', async () => {
    await showPost([orphans], '/last-reel#picture-8');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('closing', () => {
  it.each([
    ['the button', () => fireEvent.click(button('Close'))],
    ['Escape', () => fireEvent(lightbox(), new Event('cancel', { cancelable: true }))],
    ['a click beside the picture', () => fireEvent.click(inLightbox().getByRole('listitem'))],
    ['Back', () => fireEvent.click(screen.getByRole('button', { name: 'Back' }))],
  ])('by %s leads back to the address of the page', async (_, close) => {
    await showPost();
    await openAt('Orphans', 1);
    close();
    await settle();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('/last-reel?page=1');
  });

  it('goes back once, however often it is asked to', async () => {
    await showPost();
    fireEvent.click(screen.getByRole('button', { name: 'Second page' }));
    await settle();
    await openAt('Orphans', 1);
    const room = lightbox();
    act(() => {
      fireEvent(room, new Event('cancel', { cancelable: true }));
      fireEvent(room, new Event('close'));
    });
    await settle();
    expect(address()).toBe('/last-reel?page=2');
  });

  it('does not come of a click on the picture', async () => {
    await showPost();
    await openAt('Orphans', 1);
    fireEvent.click(inLightbox().getByRole('img'));
    expect(lightbox()).toBeVisible();
  });

  it('leads from a linked picture to its page', async () => {
    await showPost([orphans], '/last-reel#picture-3');
    fireEvent.click(button('Close'));
    await settle();
    expect(address()).toBe('/last-reel');
    expect(thumbnail('Orphans', 3)).toHaveFocus();
  });

  it('hides the grid', async () => {
    await showPost();
    await openAt('Orphans', 1);
    fireEvent.click(button('All pictures'));
    fireEvent.click(button('Close'));
    await settle();
    await openAt('Orphans', 2);
    expect(inLightbox().queryByRole('list', { name: 'All pictures' })).toBeNull();
    expect(inLightbox().getByText('2 of 9')).toBeVisible();
  });
});

describe('stepping', () => {
  it('goes to the next and the previous picture by buttons, with the address, in one entry of the history', async () => {
    await showPost();
    await openAt('Orphans', 2);
    fireEvent.click(button('Next picture'));
    expect(inLightbox().getByText('3 of 9')).toBeVisible();
    expect(address()).toBe('/last-reel?page=1#picture-3');
    fireEvent.click(button('Previous picture'));
    fireEvent.click(button('Previous picture'));
    expect(inLightbox().getByRole('img')).toHaveAccessibleName('Reel 1');
    expect(address()).toBe('/last-reel?page=1#picture-1');
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    await settle();
    expect(address()).toBe('/last-reel?page=1');
  });

  it('goes to the next by the right arrow and to the previous by the left', async () => {
    await showPost();
    await openAt('Orphans', 2);
    press('ArrowRight');
    press('ArrowRight');
    expect(inLightbox().getByText('4 of 9')).toBeVisible();
    press('ArrowLeft');
    expect(inLightbox().getByText('3 of 9')).toBeVisible();
  });

  it('leaves the arrows to the browser when another key is held with them', async () => {
    await showPost();
    await openAt('Orphans', 2);
    press('ArrowLeft', { altKey: true });
    expect(inLightbox().getByText('2 of 9')).toBeVisible();
  });

  it('of a held key waits for the step before', async () => {
    await showPost();
    await openAt('Orphans', 1);
    press('ArrowRight');
    press('ArrowRight', { repeat: true });
    expect(inLightbox().getByText('2 of 9')).toBeVisible();
    pass(300);
    press('ArrowRight', { repeat: true });
    expect(inLightbox().getByText('3 of 9')).toBeVisible();
  });

  it('past the last and the first picture is ignored', async () => {
    await showPost([strays]);
    await openAt('Strays', 2);
    expect(button('Next picture')).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(button('Next picture'));
    press('ArrowRight');
    expect(inLightbox().getByText('2 of 2')).toBeVisible();
    press('ArrowLeft');
    press('ArrowLeft');
    expect(inLightbox().getByText('1 of 2')).toBeVisible();
    expect(button('Previous picture')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Next picture')).toHaveAttribute('aria-disabled', 'false');
  });

  it('is told to who cannot see it', async () => {
    await showPost();
    await openAt('Orphans', 2);
    const told = inLightbox().getByText('2 of 9').parentElement;
    expect(told).toHaveAttribute('aria-live', 'polite');
    expect(told).toContainElement(inLightbox().getByText('Frame 2'));
  });
});

describe('motion', () => {
  const stage = () => lightbox().querySelector('ul')?.parentElement as HTMLElement;

  it('fades in for 100 ms on opening', async () => {
    await showPost();
    await openAt('Orphans', 2);
    expect(stage()).toHaveAttribute('data-motion', 'fade');
    pass(99);
    expect(stage()).toHaveAttribute('data-motion', 'fade');
    pass(1);
    expect(stage()).not.toHaveAttribute('data-motion');
  });

  it.each([
    ['ArrowRight', 'next'],
    ['ArrowLeft', 'prev'],
  ])('by %s slides to the %s picture for 300 ms', async (key, motion) => {
    await showPost();
    await openAt('Orphans', 2);
    pass(100);
    press(key);
    expect(stage()).toHaveAttribute('data-motion', motion);
    pass(299);
    expect(stage()).toHaveAttribute('data-motion', motion);
    pass(1);
    expect(stage()).not.toHaveAttribute('data-motion');
  });

  it('fades from the grid', async () => {
    await showPost();
    await openAt('Orphans', 2);
    pass(100);
    fireEvent.click(button('All pictures'));
    fireEvent.click(button('Reel 6'));
    expect(stage()).toHaveAttribute('data-motion', 'fade');
    pass(100);
    expect(stage()).not.toHaveAttribute('data-motion');
  });
});

describe('loading', () => {
  const current = () => inLightbox().getByRole('img');
  const isLoading = () => inLightbox().queryByText('Loading...', { ignore: '[aria-hidden=true] *' }) !== null;

  it('asks first for the picture that is opened, then for the next and the previous', async () => {
    await showPost();
    await openAt('Orphans', 3);
    expect(fetched()).toEqual(['Reel 3', 'Reel 4', 'Reel 2']);
    expect(current()).toHaveAttribute('fetchpriority', 'high');
  });

  it('asks ahead at every step, and for no picture twice', async () => {
    await showPost();
    await openAt('Orphans', 1);
    expect(fetched()).toEqual(['Reel 1', 'Reel 2']);
    press('ArrowRight');
    expect(fetched()).toEqual(['Reel 1', 'Reel 2', 'Reel 3']);
    press('ArrowLeft');
    expect(fetched()).toEqual(['Reel 1', 'Reel 2', 'Reel 3']);
  });

  it('is seen until the picture is there', async () => {
    await showPost();
    await openAt('Orphans', 3);
    expect(isLoading()).toBe(true);
    fireEvent.load(current());
    expect(isLoading()).toBe(false);
  });

  it('that fails says so, leads to the picture by itself and can be stepped past', async () => {
    await showPost();
    await openAt('Orphans', 3);
    fireEvent.error(current());
    expect(isLoading()).toBe(false);
    expect(inLightbox().getByText('This picture could not be loaded.')).toBeVisible();
    const link = inLightbox().getByRole('link', { name: 'Open the picture by itself' });
    expect(link.getAttribute('href')).toMatch(/w_1024.*frame-3$/);
    press('ArrowRight');
    expect(current()).toHaveAccessibleName('Reel 4');
  });

  it('that failed ahead of time is tried again when the picture is turned to', async () => {
    await showPost();
    await openAt('Orphans', 3);
    const [, ahead] = Array.from(lightbox().querySelectorAll('li img'));
    fireEvent.error(ahead as Element);
    expect(fetched()).toEqual(['Reel 3', 'Reel 2']);
    press('ArrowRight');
    expect(current()).toHaveAccessibleName('Reel 4');
    expect(isLoading()).toBe(true);
    fireEvent.load(current());
    expect(isLoading()).toBe(false);
  });

  it('asks our endpoint for a picture of another host, and leads there when it cannot be had', async () => {
    const url = 'https://elsewhere.example/a.jpg';
    await showPost([gallery('Strays', [frame(1, { url }), frame(2)])]);
    await openAt('Strays', 1);
    expect(current().getAttribute('src')).toMatch(/^\/res\/media\/image\/fetch\/.*elsewhere\.example\/a\.jpg$/);
    fireEvent.error(current());
    const link = inLightbox().getByRole('link', { name: 'See this picture on elsewhere.example' });
    expect(link).toHaveAttribute('href', url);
    expect(inLightbox().getByText('Reel 1')).toBeVisible();
  });

  it('shows a picture at an address of our own as it is', async () => {
    await showPost([gallery('Strays', [frame(1, { url: '/uploads/a.png' })])]);
    await openAt('Strays', 1);
    expect(current()).toHaveAttribute('src', '/uploads/a.png');
    expect(current()).not.toHaveAttribute('srcset');
  });
});

describe('the grid', () => {
  const tiles = () => within(inLightbox().getByRole('list', { name: 'All pictures' })).getAllByRole('button');

  it('shows all pictures as thumbnails of 130x130, the current one marked and focused', async () => {
    await showPost();
    await openAt('Orphans', 2);
    fireEvent.click(button('All pictures'));
    expect(tiles()).toHaveLength(9);
    const [image] = within(tiles()[0] as HTMLElement).getAllByRole('img');
    expect(image?.getAttribute('src')).toMatch(/c_fill.*h_130.*w_130/);
    expect(inLightbox().getByRole('button', { current: true })).toHaveAccessibleName('Reel 2');
    expect(button('Reel 2')).toHaveFocus();
    expect(inLightbox().queryByRole('button', { name: 'Next picture' })).toBeNull();
  });

  it('returns to the carousel at the picture that is chosen, the focus on the button that opened it', async () => {
    await showPost();
    await openAt('Orphans', 2);
    fireEvent.click(button('All pictures'));
    fireEvent.click(button('Reel 7'));
    expect(inLightbox().getByText('7 of 9')).toBeVisible();
    expect(inLightbox().getByRole('img')).toHaveAccessibleName('Reel 7');
    expect(address()).toBe('/last-reel?page=1#picture-7');
    expect(button('All pictures')).toHaveFocus();
  });

  it('returns without choosing', async () => {
    await showPost();
    await openAt('Orphans', 2);
    fireEvent.click(button('All pictures'));
    fireEvent.click(button('One picture'));
    expect(inLightbox().getByText('2 of 9')).toBeVisible();
  });

  it('moves its mark and the focus by the arrow keys', async () => {
    await showPost();
    await openAt('Orphans', 2);
    fireEvent.click(button('All pictures'));
    press('ArrowRight');
    expect(inLightbox().getByRole('button', { current: true })).toHaveAccessibleName('Reel 3');
    expect(button('Reel 3')).toHaveFocus();
  });
});
