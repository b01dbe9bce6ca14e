import { beforeEach, describe, expect, it } from '@jest/globals';
import { omitShownTexts } from './omitShownTexts.ts';
import { type PageState, readPageState } from './pageData.ts';

const stateWith = (store: object): PageState => ({
  route: { id: 'post', path: ':postKey', remote: 'mf_post', expose: 'post' },
  store,
  loaderData: {},
  errors: null,
});
const content = '<p>Eleven <em>minutes</em>.</p>';
const post = (text = content) => stateWith({ posts: { post: { content: text, modules: [{ content: text }] } } });
const element = (place: string, html = content) => `<div class="a" data-state="${place}">${html}</div>`;

/** The state as the browser of a page with that markup reads it. */
function readBack(carried: PageState, markup: string): PageState {
  document.body.innerHTML = `${markup}<script type="application/json" id="page-state">${JSON.stringify(carried)}</script>`;
  return readPageState(document);
}

beforeEach(() => document.body.replaceChildren());

describe('a text of the state that the page shows', () => {
  it('is not carried twice, and is there again in the browser', () => {
    const markup = element('posts.post.content') + element('posts.post.modules.0.content');
    const carried = omitShownTexts(post(), markup);
    expect(JSON.stringify(carried)).not.toContain('Eleven');
    expect(readBack(carried, markup).store).toEqual(post().store);
  });

  it('stays in the state that the server holds', () => {
    const state = post();
    omitShownTexts(state, element('posts.post.content'));
    expect(state).toEqual(post());
  });

  it.each([
    ['differs from what the element holds', element('posts.post.content', '<p>Twelve.</p>')],
    ['is only the beginning of what the element holds', element('posts.post.content', `${content}<p>More.</p>`)],
    ['has an unknown place', element('posts.post.summary')],
    ['is no text', element('posts.post')],
    ['is named in words', `<p>See data-state="posts.post.content" &gt;</p><p>${content}</p>`],
  ])('is carried when it %s', (_, markup) => {
    expect(omitShownTexts(post(), markup)).toEqual(post());
  });
});
