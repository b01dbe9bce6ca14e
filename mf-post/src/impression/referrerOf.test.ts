import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { pageConfig } from '@marquee/shared/testing';
import { referrerOf } from './referrerOf.ts';

function visitBeganAt(url: string): void {
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [{ name: url }], configurable: true });
}

beforeEach(() => visitBeganAt(`${location.href}?utm_source=a#b`));
afterEach(() => void Reflect.deleteProperty(performance, 'getEntriesByType'));

it.each([
  ['', 'none'],
  ['about:blank', 'none'],
  ['https://www.google.com/', 'search'],
  ['https://duckduckgo.com/', 'search'],
  ['https://search.brave.com/', 'search'],
  ['android-app://com.google.android.googlequicksearchbox/', 'search'],
  ['https://t.co/x', 'social'],
  ['https://x.com/', 'social'],
  ['https://old.reddit.com/r/film', 'social'],
  ['https://l.facebook.com/', 'social'],
  ['https://feast.example/', 'network'],
  ['https://vocal.example/', 'network'],
  ['https://notgoogle.example/', 'other'],
  ['https://netflix.com/', 'other'],
  ['https://news.example:8443/a?b', 'other'],
])('finds the kind of %p: %s', (referrer, kind) => {
  expect(referrerOf(referrer, pageConfig())).toBe(kind);
});

it('has a page of ours for a post that the reader opened later in the visit', () => {
  visitBeganAt(`${location.origin}/category/film`);
  expect(referrerOf('https://www.google.com/', pageConfig())).toBe('network');
});
