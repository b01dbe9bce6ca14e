import { Button, CloudImage, token } from '@marquee/shared';
import type { Image } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { FormEnd } from '@marquee/vocal-kit/form/formParts.ts';
import { PictureUpload } from '@marquee/vocal-kit/pictures/PictureUpload.tsx';
import { wholePicture } from '@marquee/vocal-kit/pictures/wholePicture.ts';
import { curationTexts } from './curationTexts.ts';

const Picture = styled.div`
  inline-size: min(16rem, 100%);

  img {
    display: block;
    inline-size: 100%;
    block-size: auto;
    border-radius: ${token('radius')};
  }
`;

const Group = styled.fieldset`
  display: grid;
  gap: ${token('space3')};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    font-weight: ${token('boldWeight')};
  }
`;

type PictureFieldProps = { label: string; image: Image | null; onChange: (image: Image | null) => void };

/** A picture that can be uploaded, replaced or left out. */
export function PictureField({ label, image, onChange }: PictureFieldProps) {
  return (
    <Group>
      <legend>{label}</legend>
      {image ? (
        <Picture>
          <CloudImage image={image} alt={curationTexts.pictureNow} {...wholePicture(image)} />
        </Picture>
      ) : null}
      <FormEnd>
        <PictureUpload
          label={image ? curationTexts.otherPicture : curationTexts.choosePicture}
          onDone={(uploaded) => onChange(uploaded)}
        />
        {image ? (
          <Button $quiet onClick={() => onChange(null)}>
            {curationTexts.noPicture}
          </Button>
        ) : null}
      </FormEnd>
    </Group>
  );
}
