import { beforeEach, describe, expect, it } from '@jest/globals';
import { InPage } from '@marquee/shared/testing';
import { type FakeApi, fakeApi } from '@marquee/vocal-kit/testing/fakeApi.ts';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { documentExtensions } from '../../document/documentExtensions.ts';
import { PostSiteContext } from '../../media/PostSiteContext.ts';
import { LinkForm } from './LinkForm.tsx';

const extensions = documentExtensions();
// jsdom lays nothing out.
Element.prototype.scrollIntoView ??= () => undefined;

const volcano = { kind: 'post', name: 'The volcano', author: 'Ada Quist', site: 'feast', urlPath: '/the-volcano' };
const tag = { kind: 'tag', name: 'Volcanoes', author: null, site: 'marquee', urlPath: '/tag/volcanoes' };
const unknown = { kind: 'post', name: 'Volcano', author: null, site: 'elsewhere', urlPath: '/volcano' };

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  const links = [volcano, tag, unknown];
  api.responses['GET /api/vocal/links?q=volc&site=feast'] = { status: 200, body: { success: true, links } };
  api.responses['GET /api/vocal/links?q=xyzzy&site=feast'] = { status: 200, body: { success: true, links: [] } };
  api.responses['GET /api/vocal/links?q=busy&site=feast'] = { status: 429, body: {} };
});

/** The form for the link of a selected word. */
function openForm() {
  const made: { editor?: Editor; isDone: boolean } = { isDone: false };
  function Story() {
    const editor = useEditor({ extensions, content: '<p>Ash</p>', injectCSS: false });
    made.editor = editor;
    editor.commands.setTextSelection({ from: 1, to: 4 });
    return (
      <PostSiteContext value="feast">
        <EditorContent editor={editor} />
        <LinkForm editor={editor} href="" onDone={() => (made.isDone = true)} />
      </PostSiteContext>
    );
  }
  render(<Story />, { wrapper: InPage });
  return made;
}

const htmlOf = ({ editor }: { editor?: Editor }) => editor?.getHTML().replace(' dir="auto"', '');
const type = async (text: string) => userEvent.type(screen.getByLabelText(/^Link URL/), text);
const options = () => screen.findAllByRole('option');

describe('the form of a link', () => {
  it('finds pages of the network by their names, and links to the chosen one by keys', async () => {
    const made = openForm();
    await type('volc');
    expect((await options()).map(({ textContent }) => textContent)).toEqual([
      'The volcanoPost · Feast · Ada Quist',
      'VolcanoesTag · Marquee',
    ]);
    const combobox = screen.getByRole('combobox', { name: /^Link URL/, expanded: true });
    const marked = () => document.getElementById(combobox.getAttribute('aria-activedescendant') ?? '');
    expect(combobox).toHaveAttribute('aria-controls', screen.getByRole('listbox', { name: 'Pages to link to' }).id);
    expect(marked()).toHaveTextContent('The volcano');
    expect(screen.getByRole('status')).toHaveTextContent('2 pages found');
    await userEvent.keyboard('{ArrowDown}');
    expect(marked()).toHaveTextContent('Volcanoes');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(htmlOf(made)).toBe('<p><a href="https://feast.example/the-volcano">Ash</a></p>');
    expect(made.isDone).toBe(true);
  });

  it('links to a page that is pressed', async () => {
    const made = openForm();
    await type('volc');
    await userEvent.click((await options())[1] as HTMLElement);
    expect(htmlOf(made)).toContain('href="https://marquee.example/tag/volcanoes"');
  });

  it('closes the list at the first Escape, and the form at the second', async () => {
    const made = openForm();
    await type('volc');
    await options();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    expect(made.isDone).toBe(false);
    await userEvent.keyboard('{ArrowDown}');
    expect(await options()).toHaveLength(2);
    await userEvent.keyboard('{Escape}{Escape}');
    expect(made.isDone).toBe(true);
    expect(htmlOf(made)).toBe('<p>Ash</p>');
  });

  it.each([
    ['nothing is found', 'xyzzy', 'Nothing found. To link to another website, enter its URL.'],
    ['there is no connection', 'offline', 'You are offline, so we cannot search for pages. You can still enter a URL.'],
    ['the search is refused', 'busy', 'The search did not work. Try again, or enter a URL.'],
  ])('says that %s, and keeps the words', async (_, words, message) => {
    const made = openForm();
    await type(words);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(message));
    await userEvent.keyboard('{Enter}');
    expect(made.isDone).toBe(false);
    expect(screen.getByLabelText(/^Link URL/)).toHaveValue(words);
  });

  it('takes an address without a search', async () => {
    const made = openForm();
    await type('example.com/a{Enter}');
    expect(htmlOf(made)).toBe('<p><a href="https://example.com/a">Ash</a></p>');
    expect(api.calls).toEqual([]);
  });
});
