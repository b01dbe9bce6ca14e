import { beforeEach, describe, expect, it } from '@jest/globals';
import { chooseColourScheme, readColourScheme } from './colourSchemeCookie.ts';

/** A browser's cookies on a host, with the domains it accepts. */
function browserAt(host: string, takesDomain: (domain: string) => boolean) {
  const jar = new Map<string, string>();
  const written: string[] = [];
  return {
    written,
    jar,
    document: {
      documentElement: document.documentElement,
      get cookie() {
        return [...jar.values()].map((value) => `scheme=${value}`).join('; ');
      },
      set cookie(text: string) {
        written.push(text);
        const [, value = ''] = /^scheme=([^;]*)/.exec(text) ?? [];
        const [, domain] = /Domain=([^;]*)/.exec(text) ?? [];
        if (domain && !takesDomain(domain)) return;
        const place = domain ?? host;
        if (text.includes('Max-Age=0')) jar.delete(place);
        else jar.set(place, value);
      },
    } as unknown as Document,
  };
}

describe("a reader's choice of light or dark", () => {
  beforeEach(() => {
    delete document.documentElement.dataset.scheme;
  });

  it('is shown at once, and kept for all sites of the domain', () => {
    const browser = browserAt('beat.example.com', () => true);
    browser.jar.set('beat.example.com', 'light');
    chooseColourScheme(browser.document, 'dark', 'example.com');
    expect(readColourScheme(document)).toBe('dark');
    expect([...browser.jar]).toEqual([['example.com', 'dark']]);
    expect(browser.written.at(-1)).toContain('SameSite=Lax');
  });

  it('is removed everywhere when the device decides', () => {
    const browser = browserAt('beat.example.com', () => true);
    chooseColourScheme(browser.document, 'dark', 'example.com');
    chooseColourScheme(browser.document, 'auto', 'example.com');
    expect(readColourScheme(document)).toBe('auto');
    expect(browser.jar.size).toBe(0);
  });

  it('is kept for the site only where the browser allows no cookie for the domain', () => {
    const browser = browserAt('beat.localhost', () => false);
    chooseColourScheme(browser.document, 'light', 'localhost');
    expect([...browser.jar]).toEqual([['beat.localhost', 'light']]);
  });
});
