import { CloudImage, token, VisuallyHidden } from '@marquee/shared';
import { draftLimits } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import type { DraftEditing } from '../draftEditing.ts';
import { editorTexts } from '../editorTexts.ts';
import { FieldFault } from '../fields/FieldFault.tsx';
import { fieldId } from '../fields/fieldId.ts';
import { TextField } from '../fields/TextField.tsx';
import { useFault } from '../fields/useFault.ts';
import { videoSourceOf } from './videoSourceOf.ts';

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

  & label {
    display: inline-flex;
    align-items: center;
    gap: ${token('space2')};
    min-block-size: 2.75rem;
  }
`;

const Note = styled.p`
  color: ${token('inkMuted')};
  font-size: ${token('textSm')};
`;

type LeadMediaProps = DraftEditing & {
  /** The control that uploads a picture. */
  upload: React.ReactNode;
};

/** The picture or video at the head of the post. */
export function LeadMedia({ draft, change, isReadOnly, upload }: LeadMediaProps) {
  const { mediaType, image, imageAltText, brightcoveId, videoLink, name } = draft;
  const fault = useFault('lead');
  const faultId = `${fieldId('lead')}-fault`;
  return (
    <Frame id={fieldId('lead')} tabIndex={-1} disabled={isReadOnly} aria-describedby={fault ? faultId : undefined}>
      <VisuallyHidden as="legend">{editorTexts.lead}</VisuallyHidden>
      <Choices>
        {(['image', 'video'] as const).map((type) => (
          <label key={type}>
            <input
              type="radio"
              name="mediaType"
              checked={mediaType === type}
              onChange={() => change({ mediaType: type })}
            />
            {type === 'image' ? editorTexts.leadPicture : editorTexts.leadVideo}
          </label>
        ))}
        <Note>{editorTexts.leadNote}</Note>
      </Choices>
      {fault ? <FieldFault id={faultId}>{fault}</FieldFault> : null}
      {mediaType === 'video' ? (
        <TextField
          field="video"
          label={editorTexts.videoSource}
          value={brightcoveId ?? videoLink ?? ''}
          hint={brightcoveId ? editorTexts.videoIsId : videoLink ? editorTexts.videoIsLink : editorTexts.videoHint}
          onChange={(typed) => change(videoSourceOf(typed))}
        />
      ) : null}
      {image ? (
        <CloudImage
          image={image}
          alt={imageAltText || name}
          transform={{ width: 1536, height: Math.round((1536 * image.height) / image.width), crop: 'fit' }}
          widths={[512, 768]}
          sizes="(max-width: 768px) 100vw, 720px"
        />
      ) : null}
      {upload}
      {image ? (
        <TextField
          field="imageAltText"
          label={editorTexts.altText}
          hint={editorTexts.altHint}
          value={imageAltText ?? ''}
          maxLength={draftLimits.altText}
          onChange={(typed) => change({ imageAltText: typed || null })}
        />
      ) : null}
    </Frame>
  );
}
