/** @jest-environment node */
import { describe, expect, it, jest } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { Kept, keepMarkup } from '../frame/Kept.tsx';
import { heapInUse } from '../testing/heapInUse.ts';
import { KeptMarkup } from './KeptMarkup.ts';

const draw = jest.fn((words: string) => words);

function Foot({ words }: { words: string }) {
  return (
    <footer>
      {draw(words)} © {2026}
    </footer>
  );
}

function Page({ of, story = 'A story', words = of }: { of: string; story?: string; words?: string }) {
  return (
    <>
      <Kept name="bar" of={[of]}>
        {null}
      </Kept>
      <p>{story}</p>
      <Kept name="foot" of={[of]}>
        <Foot words={words} />
      </Kept>
    </>
  );
}

function renderWith(kept: KeptMarkup, page: React.ReactNode): string {
  const { keep, restore } = kept.mark();
  return restore(renderToString(<keepMarkup.Provider value={keep}>{page}</keepMarkup.Provider>));
}

describe('a passage that pages have alike', () => {
  it('is rendered once, and stands in each page as if it had been rendered there', () => {
    const kept = new KeptMarkup();
    draw.mockClear();
    for (const story of ['A story', 'Another', '']) {
      const page = <Page of="Beat" story={story} />;
      expect(renderWith(kept, page)).toBe(renderToString(page));
    }
    // Three by the comparison.
    expect(draw).toHaveBeenCalledTimes(4);
  });

  it('is rendered again for whatever else it depends on', () => {
    const kept = new KeptMarkup();
    for (const site of ['Beat', 'Omni', 'Beat']) expect(renderWith(kept, <Page of={site} />)).toContain(`>${site}<`);
  });

  it('is not kept from a render that fails', () => {
    const kept = new KeptMarkup();
    draw.mockImplementationOnce(() => {
      throw new Error('no words');
    });
    expect(() => renderWith(kept, <Page of="Beat" />)).toThrow('no words');
    expect(renderWith(kept, <Page of="Beat" />)).toBe(renderToString(<Page of="Beat" />));
  });

  it('holds nothing of the pages that it was first rendered in', () => {
    const kept = new KeptMarkup();
    const before = heapInUse();
    for (let site = 0; site < 50; site += 1)
      renderWith(kept, <Page of={`Site ${site}`} story={`${site} long stories. `.repeat(20_000)} />);
    // Each of these pages takes 340 kB.
    expect(heapInUse() - before).toBeLessThan(5_000_000);
    expect(renderWith(kept, <Page of="Site 1" />)).toContain('Site 1');
  });

  it('is rendered as usual where nothing is kept, as in a browser', () => {
    expect(renderToString(<Page of="Beat" words="A" />)).toBe(
      '<p>A story</p><footer>A<!-- --> © <!-- -->2026</footer>',
    );
  });
});
