import { beforeEach, describe, expect, it } from '@jest/globals';
import { pageConfig } from '@marquee/shared/testing';
import { escapeJson } from './htmlDocument.ts';
import { readPageConfig, readPageRelease, readPageState } from './pageData.ts';

function block(id: string, value: unknown): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = id;
  script.textContent = escapeJson(value);
  document.body.append(script);
}

beforeEach(() => {
  document.body.replaceChildren();
  document.documentElement.dataset.site = 'marquee';
});

describe('readPageConfig', () => {
  it('finds the config under the name of the site', () => {
    block('site-config', { marquee: pageConfig() });
    expect(readPageConfig(document)).toEqual(pageConfig());
  });

  it.each([
    ['no block at all', () => undefined],
    ['a config under another name', () => block('site-config', { beat: pageConfig() })],
    ['a page without a site name', () => delete document.documentElement.dataset.site],
  ])("fails with 'Could not find site config in page' on %s", (_case, prepare) => {
    prepare();
    expect(() => readPageConfig(document)).toThrow('Could not find site config in page');
  });
});

describe('the other JSON blocks', () => {
  it('reads text that would end a script element as it was', () => {
    const state = { store: {}, loaderData: { post: '</script><!--' }, errors: null };
    expect(escapeJson(state)).not.toContain('<');
    block('page-state', state);
    expect(readPageState(document)).toEqual(state);
  });

  it('fails on a page without its release set', () => {
    expect(() => readPageRelease(document)).toThrow('Could not find the release set in page');
  });
});
