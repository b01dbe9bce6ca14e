import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { listSavedPages, savedPages } from './listSavedPages.ts';

function cacheOf(pages: Record<string, string>): Cache {
  const cache = {
    keys: async () => Object.keys(pages).map((url) => ({ url })),
    match: async (url: string) => ({ text: async () => pages[url] ?? '' }),
  };
  return cache as unknown as Cache;
}

describe('the saved pages', () => {
  it('are named by their headings, the last visited first', async () => {
    const cache = cacheOf({
      'https://beat.example/': '<head><title>Beat</title></head><body><p>No heading</p></body>',
      'https://beat.example/a': '<title>A | Beat</title><h1 class="x" tabindex="-1">Salt &amp; <em>smoke</em></h1>',
      'https://beat.example/b': '',
    });
    expect(await savedPages(cache)).toEqual([
      { url: 'https://beat.example/b', title: '/b' },
      { url: 'https://beat.example/a', title: 'Salt & smoke' },
      { url: 'https://beat.example/', title: 'Beat' },
    ]);
  });

  it('are listed as links, and the section is shown only when there are any', () => {
    render(
      <section data-testid="saved" hidden>
        <ul />
      </section>,
    );
    const section = screen.getByTestId('saved');
    listSavedPages(section, []);
    expect(section).not.toBeVisible();
    listSavedPages(section, [{ url: 'https://beat.example/a', title: '<b>Salt</b>' }]);
    expect(section).toBeVisible();
    expect(screen.getByRole('link', { name: '<b>Salt</b>' })).toHaveAttribute('href', 'https://beat.example/a');
  });
});
