/** @jest-environment node */
import { describe, expect, it, jest } from '@jest/globals';
import { PostCard } from '@marquee/shared';
import { Kept, keepMarkup } from '@marquee/shared/page/Kept';
import { InPage, postSummary } from '@marquee/shared/testing';
import { renderToString } from 'react-dom/server';
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

function restoredWith(kept: KeptMarkup, page: React.ReactNode, scope = 'home beat') {
  const { keep, restore } = kept.mark(scope);
  return restore(renderToString(<keepMarkup.Provider value={keep}>{page}</keepMarkup.Provider>));
}

const renderWith = (...page: Parameters<typeof restoredWith>) => restoredWith(...page).markup;

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

  it('is rendered again for another route or host', () => {
    const kept = new KeptMarkup();
    expect(renderWith(kept, <Page of="the same" words="Beat" />, 'home beat')).toContain('>Beat<');
    expect(renderWith(kept, <Page of="the same" words="Omni" />, 'home omni')).toContain('>Omni<');
  });

  it('brings its class lists to pages that do not render it', () => {
    const kept = new KeptMarkup();
    const page = (
      <div className="own">
        <Kept name="foot" of={[]}>
          <p className="foot wide">Ink</p>
        </Kept>
      </div>
    );
    expect(restoredWith(kept, page)).toMatchObject({ own: renderToString(page), keptLists: new Set() });
    expect(restoredWith(kept, page)).toEqual({
      markup: renderToString(page),
      own: '<div class="own"></div>',
      keptLists: new Set(['foot wide']),
    });
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

describe('a card of a post', () => {
  const post = postSummary();
  const { author } = post;
  const cards = [
    <PostCard key="1" post={post} />,
    <PostCard key="2" post={post} variant="compact" />,
    <PostCard key="3" post={post} headingLevel={2} />,
    <PostCard key="4" post={post} className="wide" />,
    <PostCard key="5" post={post} eager />,
    <PostCard key="6" post={post} summary={<b>Ink</b>} />,
    <PostCard key="7" post={{ ...post, name: 'Another name' }} />,
    <PostCard key="8" post={{ ...post, author: author && { ...author, fullname: 'Another author' } }} />,
    <PostCard key="9" post={{ ...post, author: null }} />,
  ];

  it('is the same with cards that are kept as without, whichever was rendered before', () => {
    const kept = new KeptMarkup();
    for (const card of [...cards, ...cards, ...cards.toReversed()]) {
      const page = <InPage>{card}</InPage>;
      expect(renderWith(kept, page)).toBe(renderToString(page));
    }
  });

  it('is kept, unless it brings its picture ahead or has words of the page', () => {
    const kept = new KeptMarkup();
    const restored = cards.slice(0, 6).map((card) => {
      restoredWith(kept, <InPage>{card}</InPage>);
      return restoredWith(kept, <InPage>{card}</InPage>).own;
    });
    expect(restored.map((own) => own === '')).toEqual([true, true, true, true, false, false]);
  });
});
