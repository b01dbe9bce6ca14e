import { beforeEach, describe, expect, it } from '@jest/globals';
import type { DraftChanges } from '@marquee/shared/domain';
import { InPage } from '@marquee/shared/testing';
import { draft } from '@marquee/vocal-kit/testing/draft.ts';
import { type FakeApi, fakeApi, problem } from '@marquee/vocal-kit/testing/fakeApi.ts';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { UndoRedo } from '@tiptap/extensions';
import { type Content, type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useState } from 'react';
import { changesOf } from '../document/changesOf.ts';
import { documentExtensions } from '../document/documentExtensions.ts';
import { documentOf } from '../document/documentOf.ts';
import { LazyTemplates } from './LazyTemplates.tsx';
import { starters } from './starters.ts';
import { type TemplateRequest, TemplatesContext } from './TemplatesContext.ts';

const extensions = [...documentExtensions(), UndoRedo];
// jsdom lays nothing out, and opens no dialogs.
Element.prototype.scrollIntoView ??= () => undefined;
HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

const path = '/api/vocal/templates';
const soup = { id: '7', kind: 'post', name: 'Soup', createdAt: '2026-11-22T10:00:00.000Z' };
const note = { ...soup, id: '8', kind: 'block', name: 'Note' };
const ok = (body: object) => ({ status: 200, body: { success: true, ...body } });

let api: FakeApi;
beforeEach(() => {
  localStorage.clear();
  api = fakeApi();
  api.responses[`GET ${path}`] = ok({ templates: [note, soup] });
  api.responses[`GET ${path}/7`] = ok({
    template: { ...soup, content: '<p>Boil it.</p>', modules: [], isListicle: true },
  });
});

type Opened = { editor?: Editor; changes: DraftChanges[]; ask: (request: TemplateRequest) => void };

function openPost(content: Content = '', change: Partial<Opened> = {}): Opened {
  const opened: Opened = { changes: [], ask: () => undefined, ...change };
  function Post() {
    const editor = useEditor({ extensions, content, injectCSS: false });
    const [written, write] = useState(draft());
    const [request, ask] = useState<TemplateRequest | null>(null);
    Object.assign(editor.view, { coordsAtPos: () => ({ left: 0, right: 0, top: 0, bottom: 0 }) });
    Object.assign(opened, { editor, ask });
    const value = {
      draft: written,
      change: (changes: DraftChanges) => {
        opened.changes.push(changes);
        write({ ...written, ...(changes as object) });
      },
      request,
      ask,
    };
    return (
      <TemplatesContext value={value}>
        <EditorContent editor={editor} />
        <LazyTemplates editor={editor} announce={() => undefined} />
      </TemplatesContext>
    );
  }
  render(<Post />, { wrapper: InPage });
  return opened;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const textOf = ({ editor }: Opened) => editor?.getText({ blockSeparator: '|' });

/** The choice of starters loads with the caret. */
const focus = ({ editor }: Opened) => act(async () => void editor?.commands.focus());

describe('an empty post', () => {
  it('can be started from a starter, with its kind, and undone with one button', async () => {
    const opened = openPost();
    await focus(opened);
    await press('Listicle');
    expect(opened.editor?.state.doc.children.filter(({ type }) => type.name === 'sectionTitle')).toHaveLength(3);
    expect(opened.changes.at(-1)).toMatchObject({ isListicle: true });
    expect(screen.queryByRole('group', { name: 'Start from' })).toBeNull();
    await press('Undo');
    expect(opened.editor?.isEmpty).toBe(true);
    expect(opened.changes.at(-1)).toMatchObject({ isListicle: false });
    expect(await screen.findByRole('group', { name: 'Start from' })).toBeVisible();
  });

  it('hides the starters once it has words', async () => {
    const opened = openPost();
    await focus(opened);
    expect(await screen.findByRole('group', { name: 'Start from' })).toBeVisible();
    await act(async () => void opened.editor?.commands.insertContent('A'));
    expect(screen.queryByRole('group', { name: 'Start from' })).toBeNull();
  });

  it('can be started from an own template', async () => {
    const opened = openPost();
    await focus(opened);
    await press('Your templates');
    await press('Start from it: Soup');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(textOf(opened)).toBe('Boil it.');
    expect(opened.changes.at(-1)).toMatchObject({ isListicle: true });
  });
});

describe('the prompts of a starter', () => {
  const promptsOf = ({ editor }: Opened) =>
    [...(editor?.view.dom.querySelectorAll('[data-prompt]') ?? [])].map((line) => line.getAttribute('data-prompt'));

  /** Opens the stored form of a post again, as after a reload. */
  async function openAgain({ editor }: Opened): Promise<Opened> {
    const stored = {
      content: '',
      modules: [],
      ...(editor && changesOf(editor.state.doc, { content: '', modules: [] })),
    };
    cleanup();
    const opened = openPost(documentOf(stored).toJSON());
    await waitFor(() => expect(promptsOf(opened)).not.toEqual([]));
    expect(opened.editor && changesOf(opened.editor.state.doc, stored)).toEqual({});
    return opened;
  }

  it('return after a reload in the lines that are still empty, and are no change of the post', async () => {
    const opened = openPost();
    await focus(opened);
    await press('Recipe');
    await act(async () => void opened.editor?.commands.insertContent('Salty.'));
    const prompts = ['An ingredient and its amount', 'The first step', 'What can go wrong, and what goes with it'];
    expect(promptsOf(opened)).toEqual(prompts);
    const again = await openAgain(opened);
    expect(promptsOf(again)).toEqual(prompts);
    expect(again.editor?.can().undo()).toBe(false);
    const third = await openAgain(again);
    expect(promptsOf(third)).toEqual(prompts);
    expect(textOf(third)).toBe('Salty.|Ingredients||||Method||||Tips|');
  });

  it.each(starters.map(({ name }) => name))('return in their lines: %s', async (name) => {
    const opened = openPost();
    await focus(opened);
    await press(name);
    const prompts = promptsOf(opened);
    expect(promptsOf(await openAgain(opened))).toEqual(prompts);
  });

  it('leave out the block that another device has removed', async () => {
    const opened = openPost();
    await focus(opened);
    await press('Recipe');
    cleanup();
    const other = openPost('<h2>Ingredients</h2><p>Salt.</p><h2>Method</h2><ol><li><p></p></li></ol><h2>Tips</h2>');
    await waitFor(() => expect(promptsOf(other)).toHaveLength(3));
    expect(promptsOf(other)).not.toContain('An ingredient and its amount');
  });

  it('are forgotten with the last empty line, and when the start is undone', async () => {
    const opened = openPost();
    await focus(opened);
    await press('Gallery');
    expect(localStorage.getItem('vocal prompts')).toContain('Where and when');
    await press('Undo');
    expect(localStorage.getItem('vocal prompts')).toBe('[]');
  });
});

describe('a post with words', () => {
  const story = '<p>One</p><p>Two</p>';
  const ask = (opened: Opened, request: TemplateRequest) => act(async () => opened.ask(request));

  it('is saved as a template', async () => {
    const opened = openPost(story);
    api.responses[`POST ${path}`] = {
      status: 201,
      body: { success: true, template: { ...soup, id: '9', name: 'Stew' } },
    };
    await ask(opened, { kind: 'post', isSave: true });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Stew');
    await press('Save as template');
    expect(await screen.findByText('“Stew” is saved.')).toBeVisible();
    expect(api.calls.at(-1)?.body).toEqual({
      ...{ kind: 'post', name: 'Stew', content: '<p>One</p>\n<p>Two</p>', modules: [] },
      ...{ postType: 'article', isListicle: false, listicleOrder: 'ascending' },
    });
    expect(screen.getByRole('button', { name: 'Insert: Stew' })).toBeVisible();
  });

  it('has a block that is saved from its menu, and says why the api refuses it', async () => {
    const opened = openPost(story);
    api.responses[`POST ${path}`] = problem(409, 'templates-full', 'You have 50 templates and saved blocks.');
    await ask(opened, { kind: 'block', isSave: true, index: 1 });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Two');
    await press('Save for reuse');
    expect(await screen.findByRole('alert')).toHaveTextContent('You have 50 templates');
    expect(api.calls.at(-1)?.body).toEqual({ kind: 'block', name: 'Two', content: '<p>Two</p>', modules: [] });
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Two');
  });

  it('gets a saved block after the block with the caret', async () => {
    const opened = openPost(story);
    api.responses[`GET ${path}/8`] = ok({ template: { ...note, content: '<p>Note.</p>', modules: [] } });
    await ask(opened, { kind: 'block' });
    await press('Insert: Note');
    expect(textOf(opened)).toBe('One|Note.|Two');
  });

  it('renames and deletes templates, and asks before it deletes', async () => {
    const opened = openPost(story);
    api.responses[`PATCH ${path}/7`] = ok({ template: { ...soup, name: 'Broth' } });
    api.responses[`DELETE ${path}/7`] = ok({});
    await ask(opened, { kind: 'post' });
    await press('Rename: Soup');
    const field = screen.getByRole('textbox', { name: 'Name' });
    expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, 'Broth{Enter}');
    await press('Delete: Broth');
    expect(screen.getByText('Delete “Broth”?')).toBeVisible();
    expect(api.calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
    await press('Delete: Broth');
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText('“Broth” is deleted.')).toBeVisible();
    expect(dialog.getByText(/^You have no templates/)).toBeVisible();
  });

  it('loads the templates again after a lost connection', async () => {
    const opened = openPost(story);
    const list = api.responses[`GET ${path}`];
    delete api.responses[`GET ${path}`];
    await ask(opened, { kind: 'post' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Check your connection');
    if (list) api.responses[`GET ${path}`] = list;
    await press('Try again');
    expect(await screen.findByText('Soup')).toBeVisible();
  });
});
