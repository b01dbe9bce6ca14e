import { describe, expect, test } from '@jest/globals';
import type { LoadedReleaseSet } from '../releaseSet/loadReleaseSet.ts';
import { withOverrideBadge } from './withOverrideBadge.ts';

const page = { kind: 'page', styleTags: '<style data-styled>.a{}</style>' };
const loaded = {
  renderer: { render: async () => page },
  app: {
    htmlDocument: () => [{ text: '<html><body><div id="app">hello</div>' }, { text: '</body></html>' }],
  },
} as unknown as LoadedReleaseSet;
const { app, renderer } = withOverrideBadge(loaded, { part: 'mf-post', version: '0.1.0-bbbbbbbbbb' });

describe('a page of an override', () => {
  test('has a badge outside the hydrated markup, with a button that ends it', () => {
    const text = app
      .htmlDocument({} as never)
      .map((passage) => passage.text)
      .join('');
    expect(text).toMatch(
      /hello<\/div><aside.*mf-post 0\.1\.0-bbbbbbbbbb<\/b> \(yours\).*<\/aside><script src="\/_marquee\/override\/reload\.js" defer><\/script><\/body>/s,
    );
    expect(text).toContain('<form method="post" action="/_marquee/override/end"><button type="submit">Leave</button>');
    expect(text).not.toMatch(/ style=|<script>/);
  });

  test("contains the badge's style, which its policy allows by hash", async () => {
    const result = await renderer.render({} as never);
    expect(result).toMatchObject({
      styleTags: expect.stringMatching(/^<style data-styled>.*<style>[^<]*#marquee-override/s),
    });
  });
});
