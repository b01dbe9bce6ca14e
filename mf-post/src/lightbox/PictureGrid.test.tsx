import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, within } from '@testing-library/react';
import { address, button, inLightbox, openAt, press, showPost } from '../page/testing/shownLightbox.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the grid', () => {
  const tiles = () => within(inLightbox().getByRole('list', { name: 'All pictures' })).getAllByRole('button');

  it('shows all pictures as thumbnails of 130x130, with the current one marked and focused', async () => {
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

  it('returns to the carousel at the chosen picture, with the focus on the button that opened it', async () => {
    await showPost();
    await openAt('Orphans', 2);
    fireEvent.click(button('All pictures'));
    fireEvent.click(button('Reel 7'));
    expect(inLightbox().getByText('7 of 9')).toBeVisible();
    expect(inLightbox().getByRole('img')).toHaveAccessibleName('Reel 7');
    expect(address()).toBe('/last-reel?page=1#picture-7');
    expect(button('All pictures')).toHaveFocus();
  });

  it('returns without a choice', async () => {
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
