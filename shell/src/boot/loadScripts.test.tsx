import { expect, test } from '@jest/globals';
import { loadScripts } from './loadScripts.ts';

test('fetches the scripts that the page names, each with its integrity, and runs only the application', () => {
  document.body.innerHTML =
    '<script type="application/json" id="release-set">{"integrity":{"/main.js":"sha384-m","/a.js":"sha384-a"}}</script>';
  const boot = document.createElement('script');
  Object.assign(boot.dataset, { main: '/main.js', preload: '/a.js /b.js' });

  loadScripts(document, boot);

  const preloads = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
  expect(preloads.map((link) => [link.getAttribute('href'), link.integrity])).toEqual([
    ['/a.js', 'sha384-a'],
    ['/b.js', ''],
  ]);
  const scripts = [...document.head.querySelectorAll('script')];
  expect(scripts.map((script) => [script.getAttribute('src'), script.integrity])).toEqual([['/main.js', 'sha384-m']]);
});
