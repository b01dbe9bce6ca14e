import { Button, VisuallyHidden } from '@marquee/shared';
import { Icon } from '@marquee/shared/design/Icon';
import type { Draft } from '@marquee/shared/domain';
import { Link } from '@marquee/shared/router';
import { SearchIcon } from '@marquee/shared/search/SearchIcon';
import type { Editor } from '@tiptap/react';
import type { ReactNode } from 'react';
import type { SavingState } from '../../saving/savingState.ts';
import { LazyChecksCount } from '../checks/LazyChecksCount.tsx';
import { editorTexts } from '../editorTexts.ts';
import { FindBar } from '../find/FindBar.tsx';
import type { Find } from '../find/useFind.ts';
import { type EditorPanel, panelToggleId } from '../panel/editorPanels.ts';
import { previewPanelTexts } from '../preview/previewPanelTexts.ts';
import { versionNoticeTexts } from '../revisions/versionNoticeTexts.ts';
import { SavingStatus } from '../status/SavingStatus.tsx';
import { Actions, Bar, Counts, Facts, Notices, Rest, Sign, StatusToggle } from './editorBarParts.ts';

type EditorBarProps = {
  editor: Editor;
  draft: Draft;
  state: SavingState;
  isKept: boolean;
  status: string;
  /** True if the post was submitted before, so that moderators may have added notes. */
  hasNotes: boolean;
  /** Name of the open panel. Null if no panel is open. */
  panel: EditorPanel | null;
  onTogglePanel: (panel: EditorPanel) => void;
  find: Find;
  submit: {
    isOffered: boolean;
    isPending: boolean;
    /** True if the account publishes the post without a review. */
    publishes: boolean;
    run: () => void;
  };
  /** Messages that the writer must see at any scroll position. */
  children: ReactNode;
};

/**
 * Bar at the top of the window with the saving state, the length of the text, messages, and the buttons that open
 * panels and submit the post.
 */
export function EditorBar({ children, ...props }: EditorBarProps) {
  const { editor, find } = props;
  return (
    <Bar>
      <PostFacts {...props} />
      <EditorActions {...props} />
      {find.isOpen ? <FindBar editor={editor} find={find} /> : null}
      <Notices>{children}</Notices>
    </Bar>
  );
}

type PostFactsProps = Pick<
  EditorBarProps,
  'editor' | 'state' | 'isKept' | 'status' | 'hasNotes' | 'panel' | 'onTogglePanel'
>;

/** Shows facts about the post: its status, its saving state, its versions, its notes and its length. */
function PostFacts({ editor, state, isKept, status, hasNotes, panel, onTogglePanel }: PostFactsProps) {
  const signOf = { panel, onTogglePanel };
  return (
    <Facts>
      <Link to="/vocal/posts">{editorTexts.yourPosts}</Link>
      <StatusToggle
        id={panelToggleId('review')}
        type="button"
        aria-expanded={panel === 'review'}
        onClick={() => onTogglePanel('review')}
      >
        {status}
        <Icon path="M9 5l7 7-7 7" size={20} strokeWidth={2} />
      </StatusToggle>
      <SavingStatus state={state} isKept={isKept} />
      <PanelSign
        {...signOf}
        name="revisions"
        label={versionNoticeTexts.versions}
        path="M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 4v4.5h4.5M12 8v4.2l3 1.8"
      />
      {hasNotes ? (
        <PanelSign {...signOf} name="notes" label={editorTexts.notes} path="M4 5h16v11H10l-4 4v-4H4zM8 9h8M8 12h5" />
      ) : null}
      <Counts editor={editor} />
    </Facts>
  );
}

type EditorActionsProps = Pick<EditorBarProps, 'editor' | 'draft' | 'panel' | 'onTogglePanel' | 'find' | 'submit'>;

/** Shows the buttons that open panels, and the button that submits the post. */
function EditorActions({ editor, draft, panel, onTogglePanel, find, submit }: EditorActionsProps) {
  const signOf = { panel, onTogglePanel };
  return (
    <Actions>
      <Sign
        id="editor-find-toggle"
        type="button"
        aria-label={editorTexts.find}
        aria-expanded={find.isOpen}
        onClick={find.isOpen ? find.close : find.open}
      >
        <SearchIcon />
      </Sign>
      <PanelSign {...signOf} name="outline" label={editorTexts.outline} path="M3 6h18M8 12h13M8 18h9" />
      <PanelSign
        {...signOf}
        name="checks"
        label={editorTexts.checks}
        path="M3 6l2 2 3-4M3 13l2 2 3-4M12 7h9M12 14h9M4 20h17"
      >
        <LazyChecksCount editor={editor} draft={draft} />
      </PanelSign>
      <PanelSign
        {...signOf}
        name="preview"
        label={previewPanelTexts.preview}
        path="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6"
      />
      <Button
        id={panelToggleId('settings')}
        $quiet
        aria-expanded={panel === 'settings'}
        onClick={() => onTogglePanel('settings')}
      >
        {editorTexts.settings}
      </Button>
      {submit.isOffered ? (
        <Button aria-disabled={submit.isPending} onClick={submit.run}>
          {submit.isPending ? (
            editorTexts.submitting
          ) : (
            <SubmitLabel words={submit.publishes ? editorTexts.publishNow : editorTexts.submit} />
          )}
        </Button>
      ) : null}
    </Actions>
  );
}

type PanelSignProps = Pick<EditorBarProps, 'panel' | 'onTogglePanel'> & {
  name: EditorPanel;
  label: string;
  /** The path of the icon. */
  path: string;
  /** Content above the icon. */
  children?: ReactNode;
};

/** A button with an icon that opens and closes a panel. */
function PanelSign({ name, label, path, panel, onTogglePanel, children }: PanelSignProps) {
  return (
    <Sign id={panelToggleId(name)} type="button" aria-expanded={panel === name} onClick={() => onTogglePanel(name)}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Icon path={path} size={24} strokeWidth={2} />
      {children}
    </Sign>
  );
}

/** Label of the submit button. On phones, only its first word is shown. */
function SubmitLabel({ words }: { words: string }) {
  const [first, ...others] = words.split(' ');
  return (
    <span>
      {first} <Rest>{others.join(' ')}</Rest>
    </span>
  );
}
