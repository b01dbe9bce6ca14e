import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { posterGeometry } from '../media/pictureGeometry.ts';
import { renderInPage } from '../testing/renderInPage.tsx';
import { sampleImage } from '../testing/samplePost.ts';
import { VideoEmbed } from './VideoEmbed.tsx';

const source = {
  playerUrl: 'https://player.example/1?autoplay=1',
  pageUrl: 'https://video.example/1',
  host: 'video.example',
};
const common = { name: 'Laurel, running', poster: sampleImage(), geometry: posterGeometry('insetCenter') };
const poster = () => screen.getByRole('link', { name: /^Play video: Laurel, running/ });

describe('VideoEmbed', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('has nothing of a third party in the page before a click', () => {
    const { container } = renderInPage(<VideoEmbed {...common} source={source} />);
    expect(container.querySelector('iframe')).toBeNull();
    expect(container.querySelector('img')?.getAttribute('src')).toMatch(/^\/res\/media\//);
    expect(poster()).toHaveAttribute('href', 'https://video.example/1');
    expect(screen.getByText('Plays from video.example')).toBeVisible();
  });

  it('shows a spinner after the click, the player 250 ms later, and no spinner after another 250 ms', () => {
    renderInPage(<VideoEmbed {...common} source={source} />);
    fireEvent.click(poster());
    expect(screen.getByRole('status')).toBeVisible();
    expect(screen.queryByTitle('Laurel, running')).toBeNull();

    act(() => void jest.advanceTimersByTime(250));
    expect(screen.getByTitle('Laurel, running')).toHaveAttribute('src', 'https://player.example/1?autoplay=1');
    expect(screen.getByTitle('Laurel, running')).toHaveFocus();
    expect(screen.getByRole('status')).toBeVisible();

    act(() => void jest.advanceTimersByTime(250));
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByTitle('Laurel, running')).toBeVisible();
  });

  it('plays at once, without taking the focus, for a reader who has pressed play on a card', () => {
    renderInPage(<VideoEmbed {...common} source={source} autoplay />);
    act(() => void jest.advanceTimersByTime(500));
    expect(screen.getByTitle('Laurel, running')).not.toHaveFocus();
  });

  it('leads to the video when its player may not be loaded', () => {
    renderInPage(<VideoEmbed {...common} source={{ ...source, playerUrl: null }} autoplay />);
    const wasFollowed = fireEvent.click(poster());
    expect(wasFollowed).toBe(true);
    expect(screen.getByText('Watch on video.example')).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('leaves a click with a modifier to the browser', () => {
    renderInPage(<VideoEmbed {...common} source={source} />);
    fireEvent.click(poster(), { ctrlKey: true });
    expect(poster()).toBeVisible();
  });
});
