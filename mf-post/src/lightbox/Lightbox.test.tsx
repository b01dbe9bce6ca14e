import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import {
  address,
  button,
  frame,
  gallery,
  inLightbox,
  lightbox,
  nextFrame,
  openAt,
  orphans,
  settle,
  showPost,
  thumbnail,
} from '../page/testing/shownLightbox.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('opening', () => {
  it("opens before the lightbox's code has loaded", async () => {
    await showPost();
    fireEvent.click(thumbnail('Orphans', 2));
    nextFrame();
    expect(inLightbox().getByText('Loading...')).toBeInTheDocument();
    await settle();
    expect(button('Close')).toBeVisible();
  });

  it('shows in the next frame that a click was heard, and opens after it, once for two clicks', async () => {
    await showPost();
    fireEvent.click(thumbnail('Orphans', 2));
    fireEvent.click(thumbnail('Orphans', 2));
    expect(thumbnail('Orphans', 2)).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByRole('dialog')).toBeNull();
    nextFrame();
    expect(lightbox()).toHaveAttribute('open');
    expect(thumbnail('Orphans', 2)).not.toHaveAttribute('aria-busy');
    await settle();
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    await settle();
    expect(address()).toBe('/last-reel?page=1');
  });

  it('opens the first of two pictures that are clicked within a frame', async () => {
    await showPost();
    fireEvent.click(thumbnail('Orphans', 2));
    fireEvent.click(thumbnail('Orphans', 3));
    nextFrame();
    await settle();
    expect(address()).toBe('/last-reel?page=1#picture-2');
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

  it('shows the credit of a picture after its title', async () => {
    await showPost([gallery('Orphans', [frame(1, { title: 'A tin', credit: 'Ada North' })])]);
    await openAt('Orphans', 1);
    expect(inLightbox().getByText('Ada North').parentElement).toHaveTextContent('A tin Ada North');
  });

  it("opens at the fifth picture from the tile with the count '+ 3 More'", async () => {
    await showPost();
    expect(thumbnail('Orphans', 5)).toHaveTextContent('+ 3 More');
    await openAt('Orphans', 5);
    expect(inLightbox().getByText('5 of 9')).toBeVisible();
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('leaves a click with %s to the browser', async (key) => {
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

  it('opens at the picture of the address', async () => {
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
  ])('by %s restores the address of the page', async (_, close) => {
    await showPost();
    await openAt('Orphans', 1);
    close();
    await settle();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('/last-reel?page=1');
  });

  it('goes back once, however often it is requested', async () => {
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

  it('does not follow a click on the picture', async () => {
    await showPost();
    await openAt('Orphans', 1);
    fireEvent.click(inLightbox().getByRole('img'));
    expect(lightbox()).toBeVisible();
  });

  it('follows the link of a linked picture', async () => {
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

describe('texts in Hebrew', () => {
  it('have their direction below a picture', async () => {
    await showPost([gallery('Orphans', [frame(1, { title: 'שלום' })])]);
    await openAt('Orphans', 1);
    expect(inLightbox().getByText('שלום')).toHaveAttribute('dir', 'auto');
  });

  it('sets the direction of the text shown for a failed picture', async () => {
    const url = 'https://elsewhere.example/a.jpg';
    await showPost([gallery('Orphans', [frame(1, { url, alt: 'שלום' })])]);
    await openAt('Orphans', 1);
    fireEvent.error(inLightbox().getByRole('img', { name: 'שלום' }));
    expect(inLightbox().getByText('שלום')).toHaveAttribute('dir', 'auto');
  });
});
