import type { GalleryImage, GalleryStyle } from '@marquee/shared/domain';
import { onDemand } from '@marquee/shared/page/onDemand';
import { useOnDemand } from '@marquee/shared/page/useOnDemand';
import { ChoiceField } from '@marquee/vocal-kit/fields/ChoiceField.tsx';
import { PictureUpload } from '@marquee/vocal-kit/pictures/PictureUpload.tsx';
import type { ReactNodeViewProps } from '@tiptap/react';
import { useId, useState } from 'react';
import type { BlockAttributes } from '../../document/nodes/moduleFields.ts';
import { forgetPicture, waitingPictures } from '../../document/nodes/waitingPictures.ts';
import { editorTexts } from '../../editorTexts.ts';
import { mediaTexts } from '../../media/mediaTexts.ts';
import { PictureTools } from '../../media/PictureTools.ts';
import { LibraryButton } from '../../pictures/library/PictureLibrary.tsx';
import { BlockFields } from '../BlockFields.tsx';
import { BlockFrame } from '../BlockFrame.tsx';
import { Details } from '../Details.tsx';
import { useBlockSelection } from '../useBlockSelection.ts';
import type { GalleryPicturesProps } from './GalleryPictures.tsx';
import { GalleryPreview } from './GalleryPreview.tsx';

/** The list of pictures, whose code loads with the first gallery of a document. */
const galleryPictures = onDemand<GalleryPicturesProps>(
  async () => (await import('./GalleryPictures.tsx')).GalleryPictures,
);

const styles: readonly GalleryStyle[] = ['columns', 'grid', 'row'];

/** The view of a gallery block in the document: its pictures as readers see them, and while it is selected their list. */
export function GalleryView(view: ReactNodeViewProps) {
  const { node, editor, getPos, updateAttributes } = view;
  const { images: stored, galleryStyle: chosen, arrival } = node.attrs as BlockAttributes<'gallery'>;
  const { isSelected } = useBlockSelection(view);
  const id = useId();
  const Pictures = useOnDemand(galleryPictures, isSelected ? 'the gallery is selected' : 'the document has a gallery');
  const images = stored ?? [];
  const galleryStyle = chosen ?? 'columns';
  const isEmpty = images.length === 0;
  const [isOpen, open] = useState(images.some(({ credit }) => credit));

  /**
   * Reads the pictures from the document. When an upload ends, the view may lack the previous upload or text typed
   * since.
   */
  function presentImages(): readonly GalleryImage[] {
    const block = editor.state.doc.nodeAt(getPos() ?? -1) ?? node;
    return (block.attrs as BlockAttributes<'gallery'>).images ?? [];
  }

  return (
    <BlockFrame view={view} label={editorTexts.blockNames.gallery} hasDetails={isOpen && isSelected}>
      <GalleryPreview images={images} galleryStyle={galleryStyle} />
      {editor.isEditable ? (
        <PictureTools>
          <PictureUpload
            label={isEmpty ? mediaTexts.addPicturesHere : mediaTexts.addPictures}
            isZone={isEmpty}
            isHidden={!isEmpty && !isSelected}
            multiple
            first={waitingPictures(arrival)}
            onDone={(image, file) =>
              updateAttributes({
                images: [...presentImages(), { ...image, url: null }],
                arrival: forgetPicture(arrival, file),
              })
            }
          />
          {isEmpty || isSelected ? (
            <LibraryButton
              onChoose={({ image, altText, credit }) => {
                const texts = { ...(altText !== null && { alt: altText }), ...(credit && { credit }) };
                updateAttributes({ images: [...presentImages(), { ...image, url: null, ...texts }] });
              }}
            />
          ) : null}
        </PictureTools>
      ) : null}
      {editor.isEditable && isSelected && !isEmpty ? (
        <BlockFields>
          <ChoiceField
            field={`${id}-style`}
            label={mediaTexts.galleryStyle}
            hint={mediaTexts.galleryHints[galleryStyle]}
            value={galleryStyle}
            choices={styles.map((value) => ({ value, label: mediaTexts.galleryStyles[value] }))}
            onChange={(value) => updateAttributes({ galleryStyle: value })}
          />
          <Details label={mediaTexts.galleryDetails} isOpen={isOpen} onToggle={open} />
          {Pictures ? (
            <Pictures
              images={images}
              hasCredits={isOpen}
              onChange={(changed) => updateAttributes({ images: changed })}
            />
          ) : null}
        </BlockFields>
      ) : null}
    </BlockFrame>
  );
}
