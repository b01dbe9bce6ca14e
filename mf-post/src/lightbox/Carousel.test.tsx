import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import {
  address,
  button,
  fetched,
  frame,
  gallery,
  inLightbox,
  lightbox,
  openAt,
  pass,
  press,
  settle,
  showPost,
  strays,
} from '../page/testing/shownLightbox.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('steps', () => {
  it('lead to the next and the previous picture by buttons, with the address, in one history entry', async () => {
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

  it('lead to the next picture by the right arrow and to the previous by the left', async () => {
    await showPost();
    await openAt('Orphans', 2);
    press('ArrowRight');
    press('ArrowRight');
    expect(inLightbox().getByText('4 of 9')).toBeVisible();
    press('ArrowLeft');
    expect(inLightbox().getByText('3 of 9')).toBeVisible();
  });

  it('leave the arrows with another key to the browser', async () => {
    await showPost();
    await openAt('Orphans', 2);
    press('ArrowLeft', { altKey: true });
    expect(inLightbox().getByText('2 of 9')).toBeVisible();
  });

  it('of a held key wait for the previous step', async () => {
    await showPost();
    await openAt('Orphans', 1);
    press('ArrowRight');
    press('ArrowRight', { repeat: true });
    expect(inLightbox().getByText('2 of 9')).toBeVisible();
    pass(300);
    press('ArrowRight', { repeat: true });
    expect(inLightbox().getByText('3 of 9')).toBeVisible();
  });

  it('past the last and the first picture are ignored', async () => {
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

  it('are announced by screen readers', async () => {
    await showPost();
    await openAt('Orphans', 2);
    const status = inLightbox().getByText('2 of 9').parentElement;
    expect(status).toHaveAttribute('aria-live', 'polite');
    expect(status).toContainElement(inLightbox().getByText('Frame 2'));
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

  it('requests the opened picture first, then the next and the previous', async () => {
    await showPost();
    await openAt('Orphans', 3);
    expect(fetched()).toEqual(['Reel 3', 'Reel 4', 'Reel 2']);
    expect(current()).toHaveAttribute('fetchpriority', 'high');
  });

  it('requests pictures ahead at every step, and none twice', async () => {
    await showPost();
    await openAt('Orphans', 1);
    expect(fetched()).toEqual(['Reel 1', 'Reel 2']);
    press('ArrowRight');
    expect(fetched()).toEqual(['Reel 1', 'Reel 2', 'Reel 3']);
    press('ArrowLeft');
    expect(fetched()).toEqual(['Reel 1', 'Reel 2', 'Reel 3']);
  });

  it('shows until the picture has loaded', async () => {
    await showPost();
    await openAt('Orphans', 3);
    expect(isLoading()).toBe(true);
    fireEvent.load(current());
    expect(isLoading()).toBe(false);
  });

  it('that fails says so, links to the picture itself and can be skipped', async () => {
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

  it('that failed ahead of time is retried when the picture is opened', async () => {
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

  it('requests a picture of another host from our endpoint, and links to that host when this fails', async () => {
    const url = 'https://elsewhere.example/a.jpg';
    await showPost([gallery('Strays', [frame(1, { url }), frame(2)])]);
    await openAt('Strays', 1);
    expect(current().getAttribute('src')).toMatch(/^\/res\/media\/image\/fetch\/.*elsewhere\.example\/a\.jpg$/);
    fireEvent.error(current());
    const link = inLightbox().getByRole('link', { name: 'See this picture on elsewhere.example' });
    expect(link).toHaveAttribute('href', url);
    expect(inLightbox().getByText('Reel 1')).toBeVisible();
  });

  it('shows a picture at our own address unchanged', async () => {
    await showPost([gallery('Strays', [frame(1, { url: '/uploads/a.png' })])]);
    await openAt('Strays', 1);
    expect(current()).toHaveAttribute('src', '/uploads/a.png');
    expect(current()).not.toHaveAttribute('srcset');
  });
});
