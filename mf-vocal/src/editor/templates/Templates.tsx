import { usePageConfig } from '@marquee/shared';
import type { TemplateContent } from '@marquee/shared/domain';
import type { Node } from '@tiptap/pm/model';
import type { Editor } from '@tiptap/react';
import { useContext, useEffect, useRef, useState } from 'react';
import { insertBlocks, startWith } from './insertBlocks.ts';
import { isBlank } from './isBlank.ts';
import { withPrompts } from './prompts.ts';
import { StartedNotice } from './StartedNotice.tsx';
import { StartFrom } from './StartFrom.tsx';
import { type Prompt, starterBlocks } from './starterBlocks.ts';
import { starters } from './starters.ts';
import { TemplatesContext } from './TemplatesContext.ts';
import { TemplatesDialog } from './TemplatesDialog.tsx';
import { blocksOf } from './templateContent.ts';
import { templateTexts } from './templateTexts.ts';
import { usePrompts } from './usePrompts.ts';

/** Fields of a post that a starter or a template can set. */
type Kind = Partial<Pick<TemplateContent, 'postType' | 'isListicle' | 'listicleOrder'>>;
type Start = { name: string; nodes: readonly Node[]; prompts?: readonly Prompt[]; kind: Kind };

type TemplatesProps = { editor: Editor; isEmpty: boolean; announce: (text: string) => void };

/** Offers starters in an empty post, and shows the dialog of templates and saved blocks. */
export function Templates({ editor, isEmpty, announce }: TemplatesProps) {
  const { draft, change, request, ask } = useContext(TemplatesContext);
  const { sites } = usePageConfig();
  const [started, setStarted] = useState<string | null>(null);
  /** The fields before the start, which an undo restores. */
  const before = useRef<Kind | null>(null);
  usePrompts(editor, draft?.id ?? '');
  useEffect(() => {
    // The document can be ahead of the last rendering.
    if (!isEmpty || !before.current || !isBlank(editor.state.doc)) return;
    change(before.current);
    before.current = null;
    setStarted(null);
  }, [editor, isEmpty, change]);

  function start({ name, nodes, prompts = [], kind }: Start): void {
    if (!draft) return;
    const { postType, isListicle, listicleOrder } = draft;
    editor.view.dispatch(withPrompts(startWith(editor.state, nodes), prompts));
    editor.commands.focus();
    const now = { postType, isListicle, listicleOrder, ...kind };
    if (postType !== now.postType || isListicle !== now.isListicle || listicleOrder !== now.listicleOrder) {
      before.current = { postType, isListicle, listicleOrder };
      change(now);
    }
    setStarted(name);
    announce(templateTexts.started(name));
  }

  function use(name: string, content: TemplateContent): void {
    const nodes = blocksOf(editor.schema, content);
    const { postType, isListicle, listicleOrder } = content;
    const kind = {
      ...(postType && { postType }),
      ...(isListicle !== undefined && { isListicle }),
      ...(listicleOrder && { listicleOrder }),
    };
    if (isEmpty && request?.kind === 'post') start({ name, nodes, kind });
    else {
      editor.view.dispatch(insertBlocks(editor.state, nodes));
      editor.commands.focus();
      announce(templateTexts.inserted(name));
    }
    ask(null);
  }

  const ofSite = sites.find(({ key }) => key === draft?.site)?.starters ?? [];
  return (
    <>
      {isEmpty ? (
        <StartFrom
          starters={[...ofSite, ...starters]}
          onStart={(starter) => {
            const { name, postType, isListicle } = starter;
            const kind = { ...(postType && { postType }), ...(isListicle && { isListicle }) };
            start({ name, kind, ...starterBlocks(editor.schema, starter) });
          }}
          onOwn={() => ask({ kind: 'post' })}
        />
      ) : null}
      {started && !isEmpty ? <StartedNotice editor={editor} name={started} onClose={() => setStarted(null)} /> : null}
      {request && draft ? (
        <TemplatesDialog
          key={request.kind}
          editor={editor}
          draft={draft}
          request={request}
          isStart={isEmpty && request.kind === 'post'}
          onUse={use}
          onClose={() => ask(null)}
        />
      ) : null}
    </>
  );
}
