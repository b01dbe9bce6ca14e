import type { ReactNodeViewProps } from '@tiptap/react';
import { useId, useState } from 'react';
import type { BlockAttributes } from '../document/nodes/moduleFields.ts';
import { forgetPicture, leftOnItsPage, waitingPictures } from '../document/nodes/waitingPictures.ts';
import { editorTexts } from '../editorTexts.ts';
import { CreditField } from '../media/CreditField.tsx';
import { mediaTexts } from '../media/mediaTexts.ts';
import { galleryInstead } from '../pictures/galleryInstead.ts';
import { ActionFields } from './ActionFields.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import { Details } from './Details.tsx';
import { ImageBlock } from './ImageBlock.tsx';
import { useBlockSelection } from './useBlockSelection.ts';

/** The view of an image block in the document. */
export function ImageView(view: ReactNodeViewProps) {
  const { node, editor, getPos, updateAttributes } = view;
  const { image, imageAltText, imageCredit, mediaLayout, actionLabel, actionUrl, arrival } =
    node.attrs as BlockAttributes<'image'>;
  const { isSelected } = useBlockSelection(view);
  const id = useId();
  const [isOpen, open] = useState(Boolean(actionUrl));
  return (
    <BlockFrame view={view} label={editorTexts.blockNames.image} hasDetails={isOpen && isSelected}>
      <ImageBlock
        id={id}
        image={image}
        altText={imageAltText}
        layout={mediaLayout ?? 'insetCenter'}
        isSelected={isSelected}
        onAltChange={(typed) => updateAttributes({ imageAltText: typed })}
        pasted={waitingPictures(arrival)}
        isLeft={arrival === leftOnItsPage}
        onImageChange={(uploaded, file) => {
          if (file) forgetPicture(arrival, file);
          updateAttributes({ image: uploaded, arrival: null });
        }}
        onLibrary={({ image: chosen, altText, credit }) =>
          updateAttributes({ image: chosen, imageAltText: altText, imageCredit: credit || null, arrival: null })
        }
        onSeveral={(files) => {
          const place = getPos();
          if (place !== undefined) editor.view.dispatch(galleryInstead(editor.state, place, files));
        }}
        onLayoutSelect={editor.isEditable ? (chosen) => updateAttributes({ mediaLayout: chosen }) : undefined}
        fields={
          <>
            <CreditField
              field={`${id}-credit`}
              value={imageCredit}
              disabled={!editor.isEditable}
              onChange={(typed) => updateAttributes({ imageCredit: typed })}
            />
            {editor.isEditable ? <Details label={mediaTexts.details} isOpen={isOpen} onToggle={open} /> : null}
            {editor.isEditable && isOpen ? (
              <ActionFields id={id} action={{ actionLabel, actionUrl }} onChange={updateAttributes} />
            ) : null}
          </>
        }
      />
    </BlockFrame>
  );
}
