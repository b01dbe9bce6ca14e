import { token, VisuallyHidden } from '@marquee/shared';
import { MovingImage } from '@marquee/shared/images/MovingImage';
import { styled } from '@marquee/shared/styled';
import { FieldFault } from '@marquee/vocal-kit/fields/FieldFault.tsx';
import { fieldId } from '@marquee/vocal-kit/fields/fieldId.ts';
import { useFault } from '@marquee/vocal-kit/fields/useFault.ts';
import { PictureUpload } from '@marquee/vocal-kit/pictures/PictureUpload.tsx';
import { wholePicture } from '@marquee/vocal-kit/pictures/wholePicture.ts';
import type { DraftEditing } from '../draftEditing.ts';
import { editorTexts } from '../editorTexts.ts';
import { Check } from '../fields/Check.ts';
import { AltTextField } from '../media/AltTextField.tsx';
import { CreditField } from '../media/CreditField.tsx';
import { LayoutTooltip } from '../media/LayoutTooltip.tsx';
import { mediaTexts } from '../media/mediaTexts.ts';
import { PictureTools } from '../media/PictureTools.ts';
import { VideoCard } from '../media/VideoCard.tsx';
import { VideoSourceField } from '../media/VideoSourceField.tsx';
import { EditPictureButton } from '../pictures/edit/EditPictureButton.tsx';
import { LibraryButton } from '../pictures/library/PictureLibrary.tsx';
import { CaptionField } from './CaptionField.tsx';

const Frame = styled.fieldset`
  display: grid;
  gap: ${token('space4')};
  min-inline-size: 0;
  margin: 0;
  padding: ${token('space4')};
  border: 1px dashed ${token('line')};
  border-radius: ${token('radius')};

  & img {
    display: block;
    inline-size: 100%;
    block-size: auto;
    border-radius: ${token('imageRadius')};
  }
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space1')} ${token('space4')};
`;

const Note = styled.p`
  margin: 0;
  color: ${token('inkMuted')};
  font-size: ${token('textSm')};
`;

const Layout = styled.div`
  display: grid;
  gap: ${token('space1')};

  & > span {
    font-size: ${token('textSm')};
    font-weight: ${token('boldWeight')};
  }
`;

/** Fields for the picture or video at the top of the post. The other medium stays stored, and can be chosen again. */
export function LeadMedia({ draft, change, isReadOnly }: DraftEditing) {
  const { mediaType, image, imageAltText, imageCaption, imageCredit, mediaLayout, name } = draft;
  const { brightcoveId, videoLink } = draft;
  const fault = useFault('lead');
  const faultId = `${fieldId('lead')}-fault`;
  const isVideo = mediaType === 'video';
  const hasVideo = isVideo && Boolean(brightcoveId || videoLink);
  return (
    <Frame id={fieldId('lead')} tabIndex={-1} disabled={isReadOnly} aria-describedby={fault ? faultId : undefined}>
      <VisuallyHidden as="legend">{editorTexts.lead}</VisuallyHidden>
      <Choices>
        {(['image', 'video'] as const).map((type) => (
          <Check key={type}>
            <input
              type="radio"
              name="mediaType"
              checked={mediaType === type}
              onChange={() => change({ mediaType: type })}
            />
            {type === 'image' ? editorTexts.leadPicture : editorTexts.leadVideo}
          </Check>
        ))}
        <Note>{editorTexts.leadNote}</Note>
      </Choices>
      {fault ? <FieldFault id={faultId}>{fault}</FieldFault> : null}
      {isVideo ? <VideoSourceField field="video" source={{ brightcoveId, videoLink }} onChange={change} /> : null}
      {hasVideo ? <VideoCard brightcoveId={brightcoveId} videoLink={videoLink} poster={image} /> : null}
      {image && !hasVideo ? <MovingImage image={image} alt={imageAltText ?? name} {...wholePicture(image)} /> : null}
      {isReadOnly ? null : (
        <PictureTools>
          <PictureUpload
            label={image ? mediaTexts.replace : mediaTexts.uploadHere}
            isZone={!image}
            onDone={(uploaded) => change({ image: uploaded })}
          />
          <LibraryButton
            onChoose={(chosen) =>
              change({ image: chosen.image, imageAltText: chosen.altText, imageCredit: chosen.credit || null })
            }
          />
          {image ? <EditPictureButton image={image} onDone={(edited) => change({ image: edited })} /> : null}
        </PictureTools>
      )}
      {isVideo ? <Note>{mediaTexts.poster}</Note> : null}
      {image || hasVideo ? (
        <>
          <AltTextField
            field="imageAltText"
            value={imageAltText}
            onChange={(typed) => change({ imageAltText: typed })}
          />
          <CaptionField
            html={imageCaption}
            isReadOnly={isReadOnly}
            onChange={(html) => change({ imageCaption: html })}
          />
          <CreditField field="imageCredit" value={imageCredit} onChange={(typed) => change({ imageCredit: typed })} />
          <Layout>
            <span aria-hidden="true">{mediaTexts.layout}</span>
            <LayoutTooltip layout={mediaLayout} onLayoutSelect={(chosen) => change({ mediaLayout: chosen })} />
          </Layout>
        </>
      ) : null}
    </Frame>
  );
}
