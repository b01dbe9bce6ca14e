import { describe, expect, it } from '@jest/globals';
import { pageConfigContext } from '@marquee/shared';
import type { PageConfig } from '@marquee/shared/domain';
import { type LoaderFunctionArgs, RouterContextProvider } from '@marquee/shared/router';
import { pageConfig } from '@marquee/shared/testing';
import { loadAbout } from './loadAbout.ts';

function load(config: PageConfig) {
  const context = new RouterContextProvider();
  context.set(pageConfigContext, config);
  return loadAbout({ context, request: new Request('https://beat.example/about') } as LoaderFunctionArgs);
}

describe('going to the About page', () => {
  it('makes no call if its text is in the page', () => {
    expect(load(pageConfig())).toBeNull();
  });

  it('requests the document when the visit began on another page', () => {
    const config = pageConfig();
    const response = load({ ...config, site: { ...config.site, staticAbout: null } });
    expect(response?.headers.get('location')).toBe('/about');
    expect(response?.headers.get('x-remix-reload-document')).toBe('true');
  });
});
