import type { ReactNodeViewProps } from '@tiptap/react';
import { useId, useState } from 'react';
import type { BlockAttributes } from '../document/nodes/moduleFields.ts';
import { editorTexts } from '../editorTexts.ts';
import { CreditField } from '../media/CreditField.tsx';
import { mediaTexts } from '../media/mediaTexts.ts';
import { VideoCard } from '../media/VideoCard.tsx';
import { VideoDescriptionField } from '../media/VideoDescriptionField.tsx';
import { VideoSourceField } from '../media/VideoSourceField.tsx';
import { ActionFields } from './ActionFields.tsx';
import { BlockFields } from './BlockFields.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import { Details } from './Details.tsx';
import { MediaInLayout } from './MediaInLayout.tsx';
import { useBlockSelection } from './useBlockSelection.ts';

/** View of a video block in the document. Only the page of the post loads a player. */
export function VideoView(view: ReactNodeViewProps) {
  const { node, editor, updateAttributes } = view;
  const { brightcoveId, videoLink, mediaLayout, imageAltText, imageCredit, actionLabel, actionUrl } =
    node.attrs as BlockAttributes<'video'>;
  const { isSelected } = useBlockSelection(view);
  const id = useId();
  const { isEditable } = editor;
  const hasVideo = Boolean(brightcoveId || videoLink);
  const [isOpen, open] = useState(Boolean(actionUrl || imageCredit));
  return (
    <BlockFrame view={view} label={editorTexts.blockNames.video} hasDetails={isOpen && isSelected}>
      {hasVideo ? (
        <MediaInLayout
          layout={mediaLayout ?? 'insetCenter'}
          onLayoutSelect={isSelected && isEditable ? (chosen) => updateAttributes({ mediaLayout: chosen }) : undefined}
        >
          <VideoCard brightcoveId={brightcoveId} videoLink={videoLink} />
        </MediaInLayout>
      ) : null}
      {isSelected || !hasVideo ? (
        <BlockFields>
          <VideoSourceField
            field={`${id}-video`}
            source={{ brightcoveId, videoLink }}
            disabled={!isEditable}
            // oEmbed data belong to the address that is replaced.
            onChange={(source) => updateAttributes({ ...source, videoData: null })}
          />
          {hasVideo ? (
            <VideoDescriptionField
              field={`${id}-alt`}
              value={imageAltText}
              disabled={!isEditable}
              onChange={(typed) => updateAttributes({ imageAltText: typed })}
            />
          ) : null}
          {hasVideo && isEditable ? (
            <>
              <Details label={mediaTexts.videoDetails} isOpen={isOpen} onToggle={open} />
              {isOpen ? (
                <>
                  <CreditField
                    field={`${id}-credit`}
                    value={imageCredit}
                    onChange={(typed) => updateAttributes({ imageCredit: typed })}
                  />
                  <ActionFields id={id} action={{ actionLabel, actionUrl }} onChange={updateAttributes} />
                </>
              ) : null}
            </>
          ) : null}
        </BlockFields>
      ) : null}
    </BlockFrame>
  );
}
