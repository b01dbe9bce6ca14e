import { afterEach, expect, it, jest } from '@jest/globals';
import { InPage } from '@marquee/shared/testing';
import { act, render } from '@testing-library/react';
import { Editor } from '@tiptap/core';
import { changesOf } from '../document/changesOf.ts';
import { documentExtensions } from '../document/documentExtensions.ts';
import { documentOf } from '../document/documentOf.ts';
import { addedCards } from '../document/embed/liveAddresses.ts';
import { useFilledCards } from './useFilledCards.ts';

const bare = (href: string) =>
  `<figure class="embed"><a href="${href}"><strong>${href}</strong> <small>film.example</small></a></figure>`;
const image = { public_id: 'uploads/a', width: 400, height: 200, format: 'png' };

let editor: Editor | undefined;
const realFetch = globalThis.fetch;
afterEach(() => {
  editor?.destroy();
  globalThis.fetch = realFetch;
});

function Tool({ of }: { of: Editor }) {
  useFilledCards(of);
  return null;
}

async function open(content: string) {
  const answer = { success: true, card: { title: 'The booth', image } };
  const fetched = jest.fn<typeof fetch>(async () => Response.json(answer));
  globalThis.fetch = fetched;
  const draft = { content, modules: [] };
  const now = new Editor({ extensions: documentExtensions(), content: documentOf(draft).toJSON(), injectCSS: false });
  editor = now;
  render(
    <InPage>
      <Tool of={now} />
    </InPage>,
  );
  const add = (href: string) =>
    act(async () => {
      const card = now.schema.node('embed', { href });
      now.view.dispatch(now.state.tr.insert(0, card).setMeta(addedCards, href));
    });
  return { now, fetched, add, content: () => changesOf(now.state.doc, draft).content };
}

it('fills a new card with the title and picture of its page', async () => {
  const { add, content } = await open('<p>One</p>');
  await add('https://film.example/booth');
  expect(content()).toMatch(
    /^<figure class="embed"><a href="https:\/\/film.example\/booth"><img src="\/res\/media\/image\/upload\/[^"]+\/uploads\/a" alt=""><strong>The booth<\/strong>/,
  );
});

it('changes no post by opening it', async () => {
  const { fetched, content } = await open(bare('https://film.example/booth'));
  expect(fetched).not.toHaveBeenCalled();
  expect(content()).toBeUndefined();
});

it('changes no post that became read-only while its page was read', async () => {
  const { now, add, content } = await open('<p>One</p>');
  now.on('update', () => now.setEditable(false, false));
  await add('https://film.example/booth');
  expect(content()).not.toContain('The booth');
});
