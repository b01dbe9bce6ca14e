import { token } from '@marquee/shared';
import type { Image, LibraryPicture, MediaLayout } from '@marquee/shared/domain';
import { MovingImage } from '@marquee/shared/images/MovingImage';
import { styled } from '@marquee/shared/styled';
import { PictureUpload } from '@marquee/vocal-kit/pictures/PictureUpload.tsx';
import { wholePicture } from '@marquee/vocal-kit/pictures/wholePicture.ts';
import type { ReactNode } from 'react';
import { AltTextField } from '../media/AltTextField.tsx';
import { mediaTexts } from '../media/mediaTexts.ts';
import { PictureTools } from '../media/PictureTools.ts';
import { EditPictureButton } from '../pictures/edit/EditPictureButton.tsx';
import { LibraryButton } from '../pictures/library/PictureLibrary.tsx';
import { BlockFields } from './BlockFields.tsx';
import { MediaInLayout } from './MediaInLayout.tsx';

const Missing = styled.p`
  margin: 0;
  color: ${token('inkMuted')};
  font-size: ${token('textSm')};
`;

type ImageBlockProps = {
  /** Makes the names of the block's fields unique. */
  id: string;
  image: Image | null;
  altText: string | null;
  layout: MediaLayout;
  isSelected: boolean;
  /** Further fields, shown while the block is selected. */
  fields?: ReactNode;
  onAltChange: (altText: string | null) => void;
  /** Called with another picture, and with its file if it was uploaded. */
  onImageChange: (image: Image, file?: File) => void;
  /** Called with a picture from the library. Absent if the block cannot have one. */
  onLibrary?: (picture: LibraryPicture) => void;
  /** Called with several files that were chosen in the place of the first picture. */
  onSeveral?: (files: readonly File[]) => void;
  /** A pasted or dropped picture, which is uploaded at once. */
  pasted?: readonly File[];
  /** True if the picture could not be copied from its page together with the block. */
  isLeft?: boolean;
  /** Layout choice and upload controls show only when it is given (spec section 2, Editor). */
  onLayoutSelect?: ((layout: MediaLayout) => void) | undefined;
};

/** Shows a picture in the document. While the picture is selected, also shows its layouts and its alternative text. */
export function ImageBlock(props: ImageBlockProps) {
  const { id, image, altText, layout, isSelected, fields, onAltChange, onImageChange, onLayoutSelect } = props;
  const { onLibrary, onSeveral, pasted, isLeft } = props;
  return (
    <>
      {image ? (
        <MediaInLayout layout={layout} onLayoutSelect={isSelected ? onLayoutSelect : undefined}>
          <MovingImage image={image} alt={altText ?? ''} {...wholePicture(image)} />
        </MediaInLayout>
      ) : null}
      {onLayoutSelect ? (
        <PictureTools>
          <PictureUpload
            label={image ? mediaTexts.replace : mediaTexts.uploadHere}
            isZone={!image}
            multiple={!image && onSeveral !== undefined}
            note={onSeveral && mediaTexts.severalHere}
            onSeveral={onSeveral}
            isHidden={Boolean(image) && !isSelected}
            first={pasted}
            onDone={onImageChange}
          />
          {onLibrary && (!image || isSelected) ? <LibraryButton onChoose={onLibrary} /> : null}
          {image && isSelected ? <EditPictureButton image={image} onDone={onImageChange} /> : null}
        </PictureTools>
      ) : null}
      {image ? null : <Missing>{isLeft ? mediaTexts.pictureLeft : mediaTexts.pictureMissing}</Missing>}
      {!image && isLeft && altText ? <Missing>{mediaTexts.itsAltText(altText)}</Missing> : null}
      {image && isSelected ? (
        <BlockFields>
          <AltTextField field={`${id}-alt`} value={altText} onChange={onAltChange} disabled={!onLayoutSelect} />
          {fields}
        </BlockFields>
      ) : null}
    </>
  );
}
