import { CloudImage, token } from '@marquee/shared';
import { draftLimits, type Image, type MediaLayout } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { editorTexts } from '../editorTexts.ts';
import { TextField } from '../fields/TextField.tsx';
import { PictureUpload } from '../pictures/PictureUpload.tsx';
import { LayoutTooltip } from './LayoutTooltip.tsx';

const Missing = styled.p`
  color: ${token('inkMuted')};
  font-size: ${token('textSm')};
`;

type ImageBlockProps = {
  /** Names its fields apart from those of other blocks. */
  id: string;
  image: Image | null;
  altText: string;
  layout: MediaLayout;
  isSelected: boolean;
  onAltChange: (altText: string) => void;
  onImageChange: (image: Image) => void;
  /** Layout choice and upload controls show only when it is given (spec section 2, Editor). */
  onLayoutSelect?: ((layout: MediaLayout) => void) | undefined;
};

/** A picture in the document: selected by a click, it shows the layouts and its alternative text. */
export function ImageBlock(props: ImageBlockProps) {
  const { id, image, altText, layout, isSelected, onAltChange, onImageChange, onLayoutSelect } = props;
  return (
    <>
      {image && isSelected && onLayoutSelect ? <LayoutTooltip layout={layout} onLayoutSelect={onLayoutSelect} /> : null}
      {image ? (
        <CloudImage
          image={image}
          alt={altText}
          transform={{ width: 1536, height: Math.round((1536 * image.height) / image.width), crop: 'fit' }}
          widths={[512, 768]}
          sizes="(max-width: 768px) 100vw, 720px"
        />
      ) : null}
      {isSelected && image ? (
        <TextField
          field={`${id}-alt`}
          label={editorTexts.altText}
          hint={editorTexts.altHint}
          value={altText}
          maxLength={draftLimits.altText}
          onChange={onAltChange}
        />
      ) : null}
      {image ? null : <Missing>{editorTexts.pictureMissing}</Missing>}
      {onLayoutSelect && (isSelected || !image) ? (
        <PictureUpload label={image ? editorTexts.replace : editorTexts.upload} onDone={onImageChange} />
      ) : null}
    </>
  );
}
