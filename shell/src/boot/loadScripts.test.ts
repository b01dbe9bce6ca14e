import { beforeEach, expect, jest, test } from '@jest/globals';
import { prefetchLibraries, preloadPage, runScripts } from './loadScripts.ts';

let boot: HTMLScriptElement;
beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML =
    '<script type="application/json" id="release-set">{"integrity":{"/main.js":"sha384-m","/libraries.js":"sha384-l","/a.js":"sha384-a"}}</script>';
  boot = document.createElement('script');
  Object.assign(boot.dataset, { main: '/main.js', libraries: '/libraries.js', preload: '/a.js /b.js' });
});

const fetched = (rel: 'prefetch' | 'preload') =>
  [...document.head.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)].map((link) => [
    link.getAttribute('href'),
    link.integrity,
  ]);
const scripts = () =>
  [...document.head.querySelectorAll('script')].map((script) => [script.getAttribute('src'), script.integrity]);

test('fetches the libraries ahead without running them', () => {
  prefetchLibraries(document, boot);
  expect(fetched('prefetch')).toEqual([['/libraries.js', 'sha384-l']]);
  expect(scripts()).toEqual([]);
});

test('the scripts that the page names are fetched, each with its integrity', () => {
  preloadPage(document, boot);
  expect(fetched('preload')).toEqual([
    ['/main.js', 'sha384-m'],
    ['/a.js', 'sha384-a'],
    ['/b.js', ''],
  ]);
});

test('scripts that a reader waits for come before pictures, and libraries that are fetched ahead after them', () => {
  prefetchLibraries(document, boot);
  preloadPage(document, boot);
  runScripts(document, boot, jest.fn());
  const urgent = [...document.head.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link, script')].map(
    (element) => [element.getAttribute('href') ?? element.getAttribute('src'), element.fetchPriority],
  );
  expect(urgent).toEqual([
    ['/libraries.js', 'low'],
    ['/main.js', 'high'],
    ['/a.js', 'high'],
    ['/b.js', 'high'],
    ['/libraries.js', 'high'],
    ['/main.js', 'high'],
  ]);
});

test('libraries and application run, and a page learns when one of them does not load', () => {
  const onFailure = jest.fn();
  runScripts(document, boot, onFailure);
  expect(scripts()).toEqual([
    ['/libraries.js', 'sha384-l'],
    ['/main.js', 'sha384-m'],
  ]);
  document.head.querySelector('script')?.dispatchEvent(new Event('error'));
  expect(onFailure).toHaveBeenCalledTimes(1);
});

test('the offline page has no libraries', () => {
  Object.assign(boot.dataset, { main: '/offline.js', libraries: '', preload: '' });
  prefetchLibraries(document, boot);
  runScripts(document, boot, jest.fn());
  expect([fetched('prefetch'), scripts()]).toEqual([[], [['/offline.js', '']]]);
});
