import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { SuggestResponse } from '@marquee/shared/domain';
import { createMemoryRouter } from '@marquee/shared/testing';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { SearchForm } from './SearchForm.tsx';
import './Suggestions.tsx';
import { pauseMs } from './useSuggestResponse.ts';

type Call = { path: string; signal: AbortSignal; response: (body: SuggestResponse) => void };

const section = { kind: 'category' as const, name: 'Film', total: 12, urlPath: '/category/film' };
const post = { name: 'The Last Projectionist', urlPath: '/the-last-projectionist', author: 'Imogen Varga' };
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

describe('the search form', () => {
  const calls: Call[] = [];
  /** Number of the test. Each test types other texts, because responses are cached by text. */
  let test = 0;

  beforeEach(() => {
    jest.useFakeTimers();
    calls.length = 0;
    test += 1;
    Object.assign(globalThis, {
      fetch: (path: string, { signal }: { signal: AbortSignal }) =>
        new Promise((resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
          calls.push({ path, signal, response: (body) => resolve({ ok: true, status: 200, json: async () => body }) });
        }),
    });
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(globalThis, 'fetch');
  });

  function open() {
    const router = createMemoryRouter([{ path: '*', element: <SearchForm /> }], { initialEntries: ['/'] });
    render(<RouterProvider router={router} />);
    return router;
  }

  /** Opens the form, focuses the field and waits until the code of the suggestions is loaded. */
  async function openInUse() {
    const router = open();
    await user.click(field());
    await screen.findByRole('combobox');
    return router;
  }

  const pause = () => act(() => jest.advanceTimersByTimeAsync(pauseMs));
  const field = () => screen.getByLabelText<HTMLInputElement>('Search', { selector: 'input' });

  /** Types a text that no other test types, and responds with `body`. */
  async function suggest(body: SuggestResponse): Promise<string> {
    const text = `film ${test}`;
    await user.type(field(), text);
    await pause();
    await act(async () => calls.at(-1)?.response(body));
    return text;
  }

  it('is a plain search field until it is used', () => {
    open();
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveAttribute(
      'placeholder',
      'Search anything, hit enter',
    );
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(calls).toEqual([]);
  });

  it('suggests sections and posts for the typed text', async () => {
    await openInUse();
    await suggest({ sections: [section], posts: [post] });
    expect(screen.getByRole('combobox', { name: 'Search', expanded: true })).toBe(field());
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'FilmCategory, 12 posts',
      'The Last ProjectionistImogen Varga',
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('2 suggestions');
  });

  it('makes one call, after a pause, and only for two letters or more', async () => {
    await openInUse();
    await user.type(field(), 'a');
    await pause();
    expect(calls).toEqual([]);
    await user.type(field(), 'bc &d');
    expect(calls).toEqual([]);
    await pause();
    expect(calls.map(({ path }) => path)).toEqual(['/api/search/suggest?q=abc%20%26d']);
  });

  it('aborts an outdated call, and shows no late response', async () => {
    await openInUse();
    await user.type(field(), `late ${test}`);
    await pause();
    await user.type(field(), 'r');
    expect(calls[0]?.signal.aborted).toBe(true);
    await act(async () => calls[0]?.response({ sections: [section], posts: [] }));
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('moves through the list by arrow keys, and opens the marked entry', async () => {
    const router = await openInUse();
    await suggest({ sections: [section], posts: [post] });
    expect(field()).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const [, second] = screen.getAllByRole('option');
    expect(second).toHaveAttribute('aria-selected', 'true');
    expect(field()).toHaveAttribute('aria-activedescendant', second?.id);
    await user.keyboard('{ArrowDown}');
    expect(field()).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{ArrowUp}{Enter}');
    expect(router.state.location.pathname).toBe('/the-last-projectionist');
    expect(field()).toHaveValue('');
  });

  it('searches for the text if nothing is marked, and clears the field', async () => {
    const router = await openInUse();
    const text = await suggest({ sections: [section], posts: [] });
    await user.keyboard('{Enter}');
    expect(router.state.location.pathname).toBe(`/search/${encodeURIComponent(text)}`);
    expect(field()).toHaveValue('');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes the list by Escape and keeps the text; the next arrow key opens it again', async () => {
    await openInUse();
    const text = await suggest({ sections: [section], posts: [] });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    expect(field()).toHaveValue(text);
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Film');
  });

  it('opens a suggestion by a click, with the focus in the field until then', async () => {
    const router = await openInUse();
    await suggest({ sections: [section], posts: [post] });
    await user.click(screen.getByRole('option', { name: /^Film/ }));
    expect(router.state.location.pathname).toBe('/category/film');
  });

  it('suggests nothing if the call fails, and still searches', async () => {
    const router = await openInUse();
    Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
    await user.type(field(), 'orpheum');
    await pause();
    expect(screen.queryByRole('option')).toBeNull();
    await user.keyboard('{Enter}');
    expect(router.state.location.pathname).toBe('/search/orpheum');
  });

  it('does nothing for an empty text', async () => {
    const router = await openInUse();
    await user.type(field(), '   {Enter}');
    expect(router.state.location.pathname).toBe('/');
  });
});
