import { describe, expect, it } from '@jest/globals';
import { InPage } from '@marquee/shared/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { UndoRedo } from '@tiptap/extensions';
import { EditorContent, useEditor } from '@tiptap/react';
import { documentExtensions } from '../document/documentExtensions.ts';
import { FindBar } from './FindBar.tsx';
import { finding } from './finding.ts';
import { useFind } from './useFind.ts';

const extensions = [...documentExtensions(), UndoRedo, finding];
// jsdom lays nothing out.
Element.prototype.scrollIntoView ??= () => undefined;

function Desk({ isReadOnly = false }: { isReadOnly?: boolean }) {
  const find = useFind();
  const editor = useEditor({
    ...{ extensions, content: '<p>The sea, the Sea, seaside.</p>', injectCSS: false, editable: !isReadOnly },
    editorProps: { attributes: { role: 'textbox', 'aria-label': 'Your story' } },
  });
  return (
    <>
      {find.isOpen ? <FindBar editor={editor} find={find} /> : null}
      <EditorContent editor={editor} />
    </>
  );
}

const words = () => screen.getByRole('textbox', { name: 'Your story' }).textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function openReplace(wanted: string) {
  render(<Desk />, { wrapper: InPage });
  await userEvent.keyboard('{Control>}h{/Control}');
  await userEvent.type(screen.getByRole('textbox', { name: 'Find in post' }), wanted);
  return screen.findByRole('textbox', { name: 'Replace with' });
}

describe('the bar that finds and replaces', () => {
  it('replaces all matches, says how many, and takes them back', async () => {
    await userEvent.type(await openReplace('sea'), 'lake');
    await press('Replace all');
    expect(words()).toBe('The lake, the lake, lakeside.');
    expect(screen.getByText(/^3 replaced/)).toBeVisible();
    await press('Undo');
    expect(words()).toBe('The sea, the Sea, seaside.');
    expect(screen.getByRole('textbox', { name: 'Replace with' })).toHaveFocus();
    expect(screen.queryByText(/replaced/)).toBeNull();
  });

  it('replaces one match after the other by Enter', async () => {
    await userEvent.type(await openReplace('sea'), 'lake{Enter}');
    expect(words()).toBe('The lake, the Sea, seaside.');
    expect(screen.getByText('1 of 2')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(words()).toBe('The lake, the lake, seaside.');
  });

  it('respects case and whole words', async () => {
    await openReplace('sea');
    await press('Whole words');
    expect(screen.getByRole('button', { name: 'Whole words' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('1 of 2')).toBeVisible();
    await press('Match case');
    expect(screen.getByText('1 of 1')).toBeVisible();
    await press('Replace all');
    expect(words()).toBe('The , the Sea, seaside.');
  });

  it('closes at Escape, and begins without options the next time', async () => {
    await openReplace('sea');
    await press('Whole words');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('search')).toBeNull();
    // The last match is selected, and so searched again.
    await userEvent.keyboard('{Control>}f{/Control}');
    await waitFor(() => expect(screen.getByText(/of 3/)).toBeVisible());
  });

  it('does not replace in a post that cannot be edited', async () => {
    render(<Desk isReadOnly />, { wrapper: InPage });
    await userEvent.keyboard('{Control>}h{/Control}');
    expect(screen.queryByRole('button', { name: 'Replace and options' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Replace with' })).toBeNull();
  });
});
