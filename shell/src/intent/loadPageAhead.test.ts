import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createStore, pageConfigContext, type RouteModule, setActiveCategory, storeContext } from '@marquee/shared';
import { RouterContextProvider } from '@marquee/shared/router';
import { pageConfig } from '@marquee/shared/testing';
import { routeTable } from '../routes/routeTable.ts';
import { isSparing, loadPageAhead } from './loadPageAhead.ts';

describe('loadPageAhead', () => {
  const loaded: string[] = [];
  const pictures: string[] = [];
  const clock = { now: 1_000_000 };
  const store = createStore();
  const pageModule: RouteModule = {
    Component: () => null,
    loader: async ({ params, context }) => {
      loaded.push(String(params.postKey ?? params.categoryKey));
      context.get(storeContext).dispatch(setActiveCategory('film'));
    },
    handle: {
      meta: ({ pathname }) => ({ title: '', canonicalPath: pathname }),
      firstPicture: ({ state, params }) => ({ src: `${params.postKey} ${state.category.activeCategory}` }),
    },
  };
  const loadModule = jest.fn(async () => pageModule);

  function setting() {
    return loadPageAhead({
      table: routeTable('site', [{ name: 'mf_post', routes: [{ id: 'post', path: ':postKey', expose: './post' }] }]),
      config: pageConfig(),
      store,
      loadModule,
      contextFor: (aside) => {
        const context = new RouterContextProvider();
        context.set(storeContext, aside);
        context.set(pageConfigContext, pageConfig());
        return context;
      },
      now: () => clock.now,
      loadPicture: ({ src }) => pictures.push(src),
    });
  }
  const at = (path: string) => new URL(path, 'https://marquee.example');

  beforeEach(() => {
    loaded.length = 0;
    pictures.length = 0;
    loadModule.mockClear();
  });

  it("loads module, data and picture, and leaves the reader's store unchanged", async () => {
    await setting()(at('/the-fox'));
    expect(loaded).toEqual(['the-fox']);
    expect(pictures).toEqual(['the-fox film']);
    expect(store.getState().category.activeCategory).toBeNull();
  });

  it('loads a page once in half a minute', async () => {
    const loadAhead = setting();
    await loadAhead(at('/the-fox'));
    await loadAhead(at('/the-fox'));
    expect(loaded).toHaveLength(1);
    clock.now += 30_000;
    await loadAhead(at('/the-fox'));
    expect(loaded).toHaveLength(2);
  });

  it('loads three pages at once and twenty in a minute at most', async () => {
    const loadAhead = setting();
    await Promise.all([1, 2, 3, 4, 5].map((n) => loadAhead(at(`/post-${n}`))));
    expect(loaded).toHaveLength(3);
    for (let n = 10; n < 40; n += 1) await loadAhead(at(`/post-${n}`));
    expect(loaded).toHaveLength(20);
    clock.now += 60_001;
    await loadAhead(at('/post-50'));
    expect(loaded).toHaveLength(21);
  });

  it('loads no page of the shell, and not the current page', async () => {
    const loadAhead = setting();
    for (const path of ['/search', '/offline', '/auth', '/vocal/posts', window.location.pathname])
      await loadAhead(at(path));
    expect(loadModule).not.toHaveBeenCalled();
  });

  it('continues after a page that fails to load', async () => {
    const loadAhead = setting();
    for (let n = 0; n < 4; n += 1) {
      loadModule.mockRejectedValueOnce(new Error('gone'));
      await loadAhead(at(`/gone-${n}`));
    }
    await loadAhead(at('/the-fox'));
    expect(loaded).toEqual(['the-fox']);
  });
});

describe('isSparing', () => {
  it.each([
    [{ saveData: true }, true],
    [{ effectiveType: 'slow-2g' }, true],
    [{ saveData: false, effectiveType: '4g' }, false],
    [undefined, false],
  ])('with the connection %j: %s', (connection, expected) => {
    expect(isSparing({ connection } as never)).toBe(expected);
  });
});
