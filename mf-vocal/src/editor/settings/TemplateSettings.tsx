import { Button } from '@marquee/shared';
import { useContext } from 'react';
import { editorTexts } from '../editorTexts.ts';
import { TemplatesContext } from '../templates/TemplatesContext.ts';
import { SettingsGroup } from './SettingsGroup.tsx';

/** Buttons that open the dialogs of templates and saved blocks. */
export function TemplateSettings() {
  const { ask } = useContext(TemplatesContext);
  return (
    <SettingsGroup label={editorTexts.templates} disabled={false}>
      <Button $quiet onClick={() => ask({ kind: 'post', isSave: true })}>
        {editorTexts.saveTemplate}
      </Button>
      <Button $quiet onClick={() => ask({ kind: 'block', isSave: true })}>
        {editorTexts.saveBlocks}
      </Button>
    </SettingsGroup>
  );
}
