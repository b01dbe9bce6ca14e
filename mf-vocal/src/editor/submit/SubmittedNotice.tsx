import type { OwnPublication } from '@marquee/shared/domain';
import { useEffect, useRef } from 'react';
import { editorTexts } from '../editorTexts.ts';
import { Done } from '../page/postEditorParts.ts';

type SubmittedNoticeProps = {
  /** Names of the fields in which the submission has set typographic quotation marks. */
  marked: readonly string[];
  /** The publication by the author. Absent after a submission for review. */
  publish?: OwnPublication | undefined;
  onSeePlace: () => void;
};

/**
 * Says that the post was submitted, and what the submission changed. The notice takes the focus, because the focused
 * button is gone.
 */
export function SubmittedNotice({ marked, publish, onSeePlace }: SubmittedNoticeProps) {
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <Done role="status" ref={box} tabIndex={-1}>
      {publish ? editorTexts.ownPublished(publish.publishAt !== undefined) : editorTexts.submitted}{' '}
      {marked.length > 0 ? `${editorTexts.marked(markedNames(marked))} ` : null}
      <button type="button" onClick={onSeePlace}>
        {editorTexts.seePlace}
      </button>
    </Done>
  );
}

/** Names of fields as the writer knows them, each once. */
function markedNames(marked: readonly string[]): string {
  const names = marked.map((field) => markedTexts[field] ?? editorTexts.otherTexts);
  return [...new Set(names)].join(', ');
}

const { title, subtitle, name, summary, lead, tags, write } = editorTexts;
const markedTexts: Readonly<Record<string, string>> = {
  ...{ title, subtitle, name, summary, tags },
  ...{ content: write, modules: write, imageAltText: lead, imageCaption: lead },
};
