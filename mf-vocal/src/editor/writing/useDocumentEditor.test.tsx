import { expect, it, jest } from '@jest/globals';
import type { DraftChanges } from '@marquee/shared/domain';
import { InPage } from '@marquee/shared/testing';
import { draft } from '@marquee/vocal-kit/testing/draft.ts';
import { act, render } from '@testing-library/react';
import { type Editor, EditorContent } from '@tiptap/react';
import { useDocumentEditor } from './useDocumentEditor.ts';

const opened = draft();

function openStory() {
  const change = jest.fn<(changes: DraftChanges) => void>();
  const made: { editor?: Editor; report?: () => void } = {};
  const registerEditor = (report: () => void) => {
    made.report = report;
    return () => undefined;
  };
  function Story() {
    made.editor = useDocumentEditor({
      draft: opened,
      change,
      isReadOnly: false,
      announce: () => undefined,
      registerEditor,
      onOtherFiles: () => undefined,
    });
    return <EditorContent editor={made.editor} />;
  }
  render(<Story />, { wrapper: InPage });
  return { change, made };
}

it('reports what was just typed when it is asked, before any pause', async () => {
  const { change, made } = openStory();
  await act(async () => void made.editor?.commands.insertContent('Last key'));
  expect(change).not.toHaveBeenCalled();
  made.report?.();
  expect(change).toHaveBeenCalledWith({ content: '<p>Last key</p>' });
});

it('shows the selected words while a form has the focus', async () => {
  const { made } = openStory();
  await act(async () => {
    made.editor?.commands.insertContent('Last key');
    made.editor?.commands.setTextSelection({ from: 1, to: 5 });
  });
  expect(made.editor?.view.dom.querySelector('.selection')).toHaveTextContent(/^Last$/);
});
