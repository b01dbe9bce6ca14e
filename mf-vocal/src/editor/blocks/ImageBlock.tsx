import { CloudImage, token } from '@marquee/shared';
import type { Image, MediaLayout } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { AltTextField } from '../media/AltTextField.tsx';
import { mediaTexts } from '../media/mediaTexts.ts';
import { PictureUpload } from '../pictures/PictureUpload.tsx';
import { wholePicture } from '../pictures/wholePicture.ts';
import { MediaInLayout } from './MediaInLayout.tsx';

const Missing = styled.p`
  margin: 0;
  color: ${token('inkMuted')};
  font-size: ${token('textSm')};
`;

type ImageBlockProps = {
  /** Names its fields apart from those of other blocks. */
  id: string;
  image: Image | null;
  altText: string | null;
  layout: MediaLayout;
  isSelected: boolean;
  onAltChange: (altText: string | null) => void;
  onImageChange: (image: Image) => void;
  /** Layout choice and upload controls show only when it is given (spec section 2, Editor). */
  onLayoutSelect?: ((layout: MediaLayout) => void) | undefined;
};

/** A picture in the document: while it is selected, it shows the layouts and its alternative text. */
export function ImageBlock(props: ImageBlockProps) {
  const { id, image, altText, layout, isSelected, onAltChange, onImageChange, onLayoutSelect } = props;
  if (!image)
    return (
      <>
        {onLayoutSelect ? <PictureUpload label={mediaTexts.uploadHere} isZone onDone={onImageChange} /> : null}
        <Missing>{mediaTexts.pictureMissing}</Missing>
      </>
    );
  return (
    <>
      <MediaInLayout layout={layout} onLayoutSelect={isSelected ? onLayoutSelect : undefined}>
        <CloudImage image={image} alt={altText ?? ''} {...wholePicture(image)} />
      </MediaInLayout>
      {isSelected ? (
        <>
          <AltTextField field={`${id}-alt`} value={altText} onChange={onAltChange} disabled={!onLayoutSelect} />
          {onLayoutSelect ? <PictureUpload label={mediaTexts.replace} onDone={onImageChange} /> : null}
        </>
      ) : null}
    </>
  );
}
