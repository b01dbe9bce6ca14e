import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { readingList } from '@marquee/shared/reading/ReadingList';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInPage } from '../testing/renderInPage.tsx';
import { samplePost } from '../testing/samplePost.ts';
import { SaveButton } from './SaveButton.tsx';
import { stayMs } from './whenStayed.ts';

describe('SaveButton', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    localStorage.clear();
    readingList.clearSaved();
    readingList.clearHistory();
  });
  afterEach(() => void jest.useRealTimers());

  it('saves the post, confirms it, and undoes it', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    renderInPage(<SaveButton post={samplePost()} />);
    const button = screen.getByRole('button', { name: 'Save for later', pressed: false });
    await user.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(readingList.read().saved).toMatchObject([{ id: 'p1' }]);
    await user.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'false');
    expect(readingList.read().saved).toEqual([]);
  });

  it('adds the post to the history after ten seconds, not sooner', () => {
    renderInPage(<SaveButton post={samplePost()} />);
    act(() => jest.advanceTimersByTime(stayMs - 1));
    expect(readingList.read().history).toEqual([]);
    act(() => jest.advanceTimersByTime(1));
    expect(readingList.read().history).toMatchObject([{ id: 'p1' }]);
  });

  it('adds nothing for a post that is left earlier', () => {
    const { unmount } = renderInPage(<SaveButton post={samplePost()} />);
    act(() => jest.advanceTimersByTime(stayMs - 1));
    unmount();
    act(() => jest.advanceTimersByTime(stayMs));
    expect(readingList.read().history).toEqual([]);
  });

  it('is not on a page at another address, such as a preview', () => {
    renderInPage(<SaveButton post={samplePost()} />, { path: '/preview/0123' });
    act(() => jest.advanceTimersByTime(stayMs));
    expect(screen.queryByRole('button')).toBeNull();
    expect(readingList.read().history).toEqual([]);
  });
});
