import type { ReactNodeViewProps } from '@tiptap/react';
import { useId } from 'react';
import type { BlockAttributes } from '../document/nodes/moduleFields.ts';
import { editorTexts } from '../editorTexts.ts';
import { TextField } from '../fields/TextField.tsx';
import { videoSourceOf } from '../lead/videoSourceOf.ts';
import { BlockFrame } from './BlockFrame.tsx';
import { LayoutTooltip } from './LayoutTooltip.tsx';

/** The view of a video block in the document. No player is loaded here: it stands on the post's page. */
export function VideoView({ node, selected, editor, updateAttributes }: ReactNodeViewProps) {
  const { brightcoveId, videoLink, mediaLayout } = node.attrs as BlockAttributes<'video'>;
  const id = useId();
  return (
    <BlockFrame label={editorTexts.blockNames.video} isSelected={selected}>
      {selected && editor.isEditable ? (
        <LayoutTooltip
          layout={mediaLayout ?? 'insetCenter'}
          onLayoutSelect={(chosen) => updateAttributes({ mediaLayout: chosen })}
        />
      ) : null}
      <TextField
        field={`${id}-video`}
        label={editorTexts.videoSource}
        hint={brightcoveId ? editorTexts.videoIsId : videoLink ? editorTexts.videoIsLink : editorTexts.videoHint}
        value={brightcoveId ?? videoLink ?? ''}
        disabled={!editor.isEditable}
        // oEmbed data are of the address before.
        onChange={(typed) => updateAttributes({ ...videoSourceOf(typed), videoData: null })}
      />
    </BlockFrame>
  );
}
