import { Button } from '@marquee/shared';
import type { Draft, TemplateContent } from '@marquee/shared/domain';
import { Fault } from '@marquee/vocal-kit/form/fieldParts.ts';
import type { Editor } from '@tiptap/react';
import { useRef, useState } from 'react';
import { SaveForm } from './SaveForm.tsx';
import { selectedBlocks } from './selectedBlocks.ts';
import { TemplateRow } from './TemplateRow.tsx';
import type { TemplateRequest } from './TemplatesContext.ts';
import { contentOf } from './templateContent.ts';
import { Dialog } from './templateParts.ts';
import { templateTexts } from './templateTexts.ts';
import { useTemplates } from './useTemplates.ts';

type TemplatesDialogProps = {
  editor: Editor;
  draft: Draft;
  request: TemplateRequest;
  /** True if a template becomes the whole post. */
  isStart: boolean;
  onUse: (name: string, content: TemplateContent) => void;
  onClose: () => void;
};

/** Dialog with the templates or the saved blocks of the account, and a form that saves another one. */
export function TemplatesDialog({ editor, draft, request, isStart, onUse, onClose }: TemplatesDialogProps) {
  const { kind, isSave, index } = request;
  const { templates, fault, load, add, read, rename, remove } = useTemplates();
  const status = useRef<HTMLParagraphElement>(null);
  const [done, setDone] = useState('');
  const [refused, refuse] = useState<string | null>(null);
  const shown = templates?.filter((template) => template.kind === kind);

  /** Returns true if the template is stored. */
  async function save(name: string): Promise<boolean> {
    const { doc, schema } = editor.state;
    const content = contentOf(schema, kind === 'post' ? doc.children : selectedBlocks(editor.state, index));
    refuse(content ? null : templateTexts.nothingToSave[kind]);
    if (!content) return false;
    const { postType, isListicle, listicleOrder } = draft;
    const more = kind === 'post' ? { postType, isListicle, listicleOrder } : {};
    const stored = await add({ kind, name, ...content, ...more });
    if (stored) setDone(templateTexts.saved(stored.name));
    return stored !== null;
  }

  async function use(id: string): Promise<void> {
    const template = await read(id);
    if (template) onUse(template.name, template);
  }

  return (
    <Dialog title={templateTexts.title[kind]} width="40rem" onClose={onClose}>
      {isSave ? <SaveForm kind={kind} onSave={save} /> : null}
      {(fault ?? refused) ? <Fault role="alert">{fault ?? refused}</Fault> : null}
      <p ref={status} role="status">
        {done || (shown || fault ? '' : templateTexts.loading)}
      </p>
      {fault && !templates ? <Button onClick={() => void load()}>{templateTexts.tryAgain}</Button> : null}
      {shown && shown.length === 0 ? <p>{templateTexts.none[kind]}</p> : null}
      {shown && shown.length > 0 ? (
        <ul>
          {shown.map((template) => (
            <TemplateRow
              key={template.id}
              template={template}
              useLabel={templateTexts.use[isStart ? 'start' : 'insert']}
              onUse={() => use(template.id)}
              onRename={(name) => rename(template.id, name)}
              onDelete={async () => {
                if (await remove(template.id)) setDone(templateTexts.deleted(template.name));
                status.current?.closest('dialog')?.querySelector('button')?.focus();
              }}
            />
          ))}
        </ul>
      ) : null}
      <Button $quiet onClick={onClose}>
        {templateTexts.close}
      </Button>
    </Dialog>
  );
}
