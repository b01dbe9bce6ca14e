import { afterEach, expect, it } from '@jest/globals';
import { openEmbeds } from './openEmbeds.ts';

let end = () => {};
afterEach(() => end());

function open() {
  document.body.innerHTML =
    '<article><figure class="embed" data-frame="https://platform.twitter.com/embed/Tweet.html?id=20" data-height="560"><a href="#post"><strong>A post</strong><em>Show the content from X</em></a></figure><figure class="embed"><a href="#page">A page</a></figure></article>';
  const article = document.querySelector('article');
  if (!article) throw new Error('No article');
  end = openEmbeds(article);
  const click = (selector: string, init: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    document.querySelector(selector)?.dispatchEvent(event);
    return event;
  };
  return { click, frames: () => [...document.querySelectorAll('iframe')] };
}

it('shows the content of a card after a click, above its link', () => {
  const { click, frames } = open();
  expect(frames()).toEqual([]);
  expect(click('[href="#post"] strong').defaultPrevented).toBe(true);
  const [frame] = frames();
  expect(frame?.src).toBe('https://platform.twitter.com/embed/Tweet.html?id=20');
  expect([frame?.height, frame?.title]).toEqual(['560', 'Content from twitter.com']);
  expect(frame?.nextElementSibling?.textContent).toBe('A post');
});

it('leaves a second click, a click for a new tab and other cards to the browser', () => {
  const { click, frames } = open();
  expect(click('[href="#post"]', { ctrlKey: true }).defaultPrevented).toBe(false);
  expect(click('[href="#page"]').defaultPrevented).toBe(false);
  expect(frames()).toEqual([]);
  click('[href="#post"]');
  expect(click('[href="#post"]').defaultPrevented).toBe(false);
  expect(frames()).toHaveLength(1);
});
