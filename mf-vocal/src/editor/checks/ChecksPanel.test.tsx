import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Draft } from '@marquee/shared/domain';
import { InPage, pageConfig } from '@marquee/shared/testing';
import { draft } from '@marquee/vocal-kit/testing/draft.ts';
import { type FakeApi, fakeApi } from '@marquee/vocal-kit/testing/fakeApi.ts';
import { galleryModule, imageModule } from '@marquee/vocal-kit/testing/modules.ts';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { type ComponentType, useState } from 'react';
import { blockExtensions, blockViews } from '../blocks/blockViews.ts';
import { documentExtensions } from '../document/documentExtensions.ts';
import { documentOf } from '../document/documentOf.ts';
import { ChecksCount } from './ChecksCount.tsx';
import { ChecksPanel } from './ChecksPanel.tsx';
import { ChecksSummary } from './ChecksSummary.tsx';
import type { ChecksProps } from './useFindingList.ts';

// jsdom lays nothing out.
Element.prototype.scrollIntoView ??= () => undefined;
window.matchMedia ??= () => ({ matches: false }) as MediaQueryList;

let api: FakeApi;
const path = 'POST /api/vocal/links/check';
const answer = (state: string) => async () => {
  const asked = api.calls.at(-1)?.body as { addresses: string[] } | undefined;
  const links = asked?.addresses.map((address) => ({ address, state }));
  return { status: 200, body: { success: true, links } };
};

beforeEach(() => {
  localStorage.clear();
  api = fakeApi();
  api.responses[path] = answer('ok');
});

/** Opens a part of the checks beside the text of a post. */
function openChecks(post: Draft, Part: ComponentType<ChecksProps> = ChecksPanel) {
  const panels = { goToField: jest.fn(), hideIfNarrow: jest.fn() };
  const made: { editor?: Editor } = {};
  function Post() {
    const [initial] = useState(() => ({
      extensions: [...documentExtensions(blockViews), ...blockExtensions],
      content: documentOf(post).toJSON(),
    }));
    const editor = useEditor({ ...initial, injectCSS: false });
    made.editor = editor;
    return (
      <>
        <EditorContent editor={editor} />
        <p data-testid="count">
          <ChecksCount editor={editor} draft={post} />
        </p>
        <Part editor={editor} draft={post} panels={panels} />
      </>
    );
  }
  render(<Post />, { wrapper: InPage });
  if (!made.editor) throw new Error('No editor');
  return { editor: made.editor, panels };
}

const findings = () =>
  screen.queryAllByRole('listitem').filter((item) => item.querySelector('button') && !item.closest('.ProseMirror'));
const goTo = async (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));
const text = (content: string, fields: Partial<Draft> = {}) =>
  draft({ title: 'Fares', summary: 'A', content, ...fields });

describe('the panel of checks', () => {
  it('selects the words of a finding, which goes away when it is mended', async () => {
    const { editor } = openChecks(text('<p>Read it <a href="https://film.example/1">here</a>.</p>'));
    expect(screen.getByTestId('count')).toContainElement(screen.getByText('1 suggestion'));
    await goTo(/^here/);
    await waitFor(() => expect(editor.isFocused).toBe(true));
    const { from, to } = editor.state.selection;
    expect(editor.state.doc.textBetween(from, to)).toBe('here');
    act(() => void editor.commands.insertContent('in the list of fares'));
    await waitFor(() => expect(findings()).toHaveLength(0));
    expect(screen.getByText('No suggestions.')).toBeVisible();
    expect(screen.getByTestId('count')).toBeEmptyDOMElement();
  });

  it('finds the place again after a key before it', async () => {
    const { editor } = openChecks(text('<p>A</p><p>Read it <a href="https://film.example/1">here</a>.</p>'));
    act(() => void editor.commands.insertContentAt(1, 'Long before it, '));
    await goTo(/^here/);
    const { from, to } = editor.state.selection;
    expect(editor.state.doc.textBetween(from, to)).toBe('here');
  });

  it('focuses the field for the alternative text of a picture', async () => {
    openChecks(text('', { modules: [imageModule({ imageAltText: undefined })] }));
    await goTo(/^The booth, before the last reel./);
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Alternative text/ })).toHaveFocus());
    await userEvent.keyboard('A booth');
    await waitFor(() => expect(findings()).toHaveLength(0));
  });

  it('focuses the field for a picture of a gallery', async () => {
    const gallery = galleryModule('grid', 3);
    const images = gallery.images.map((image, place) => (place === 1 ? { ...image, alt: undefined } : image));
    openChecks(text('', { modules: [{ ...gallery, images }] }));
    await goTo(/^Reel 2/);
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Alternative text of picture 2/i })).toHaveFocus());
  });

  it('leads to fields of the page and of the settings', async () => {
    const { panels } = openChecks(draft({ title: 'a'.repeat(61), image: { ...imageModule().image } }));
    await goTo(/^Lead picture/);
    expect(panels.hideIfNarrow).toHaveBeenCalledTimes(1);
    await goTo(/^Summary/);
    await goTo(/61\.$/);
    expect(panels.goToField.mock.calls).toEqual([['imageAltText'], ['summary'], ['seoTitle']]);
    expect(panels.hideIfNarrow).toHaveBeenCalledTimes(1);
  });

  it('checks links once when it opens, and lists dead ones', async () => {
    api.responses[path] = answer('dead');
    const site = pageConfig().sites[0];
    const { editor } = openChecks(
      text('<p><a href="/old">Ours</a> <a href="https://film.example/2">Reels</a></p>', { site: site?.key ?? null }),
    );
    await waitFor(() => expect(findings()).toHaveLength(2));
    const checked = () => api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(checked()).toEqual([{ addresses: [`${site?.url}/old`, 'https://film.example/2'] }]);
    expect(screen.getByRole('status')).toHaveTextContent('Links are checked.');
    act(() => void editor.commands.insertContent('More words. '));
    await waitFor(() => expect(editor.getText()).toContain('More words.'));
    expect(checked()).toHaveLength(1);
  });

  it('names pictures that may not be used any more', async () => {
    const image = imageModule().image;
    const picture = { publicId: image.public_id, title: 'The pier', lastDay: '2026-12-04', term: 'expired' };
    api.responses['GET /api/vocal/posts/post-1/media'] = async () => ({
      status: 200,
      body: { success: true, ending: [picture] },
    });
    openChecks(text('<p>Words.</p>', { image, imageAltText: 'A pier' }));
    expect(await screen.findByText(/^The picture could be used until 4 December 2026\./)).toBeVisible();
  });

  it('says when links cannot be checked, and calls none of them dead', async () => {
    api.responses[path] = { status: 429, body: {} };
    openChecks(text('<p><a href="https://film.example/3">Reels</a></p>'));
    expect(await screen.findByText('Links could not be checked now.')).toBeVisible();
    expect(findings()).toHaveLength(0);
  });

  it('lists long sentences only if the writer wants them, and keeps the choice', async () => {
    openChecks(text(`<p>It ${'word '.repeat(30)}ends.</p>`));
    expect(findings()).toHaveLength(0);
    const choice = screen.getByRole('checkbox', { name: /^Show sentences of more than 30 words/ });
    await userEvent.click(choice);
    expect(findings()).toHaveLength(1);
    expect(localStorage.getItem('vocal long sentences')).toBe('1');
    await userEvent.click(choice);
    expect(findings()).toHaveLength(0);
    expect(localStorage.getItem('vocal long sentences')).toBeNull();
  });
});

it('lists the same findings before a submission, and says that they are no obstacle', async () => {
  const { editor } = openChecks(text('<h2>A</h2><h4>Deep</h4>'), ChecksSummary);
  expect(screen.getByText('Suggestions only. You can submit the post as it is.')).toBeVisible();
  await goTo(/^Deep/);
  expect(editor.state.selection.$from.parent.textContent).toBe('Deep');
});
