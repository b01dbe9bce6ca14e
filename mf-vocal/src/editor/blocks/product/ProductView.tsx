import { above, CloudImage, token } from '@marquee/shared';
import { imageSizes } from '@marquee/shared/constants';
import { draftLimits } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { TextField } from '@marquee/vocal-kit/fields/TextField.tsx';
import { PictureUpload } from '@marquee/vocal-kit/pictures/PictureUpload.tsx';
import type { ReactNodeViewProps } from '@tiptap/react';
import { useId } from 'react';
import type { BlockAttributes } from '../../document/nodes/moduleFields.ts';
import { editorTexts } from '../../editorTexts.ts';
import { mediaTexts } from '../../media/mediaTexts.ts';
import { PictureTools } from '../../media/PictureTools.ts';
import { EditPictureButton } from '../../pictures/edit/EditPictureButton.tsx';
import { BlockFrame } from '../BlockFrame.tsx';
import { useBlockSelection } from '../useBlockSelection.ts';
import { PriceField } from './PriceField.tsx';

const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space4')};
  align-items: start;

  ${above('mobile')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  }

  & > div {
    display: grid;
    gap: ${token('space3')};
  }

  & img {
    inline-size: 100%;
    block-size: auto;
    border-radius: ${token('imageRadius')};
  }
`;

const picture = {
  transform: { ...imageSizes.product, crop: 'fill' },
  widths: [imageSizes.product.width / 2, imageSizes.product.width],
  sizes: '(max-width: 480px) 100vw, 240px',
} as const;

/** View of a product block in the document. Shows the writer's uploaded picture. Never fetches the product's page. */
export function ProductView(view: ReactNodeViewProps) {
  const { node, editor, updateAttributes } = view;
  const { url, image, data, price } = node.attrs as BlockAttributes<'product'>;
  const { isSelected } = useBlockSelection(view);
  const id = useId();
  const { isEditable } = editor;
  return (
    <BlockFrame view={view} label={editorTexts.blockNames.product}>
      {data?.title && !node.firstChild?.textContent ? <p>{data.title}</p> : null}
      <Card>
        <div>
          {image ? <CloudImage image={image} alt="" {...picture} /> : null}
          {isEditable ? (
            <PictureTools>
              <PictureUpload
                label={image ? mediaTexts.replace : mediaTexts.upload}
                isZone={!image}
                isHidden={Boolean(image) && !isSelected}
                onDone={(uploaded) => updateAttributes({ image: uploaded })}
              />
              {image && isSelected ? (
                <EditPictureButton image={image} onDone={(edited) => updateAttributes({ image: edited })} />
              ) : null}
            </PictureTools>
          ) : null}
        </div>
        <div>
          <TextField
            field={`${id}-url`}
            label={mediaTexts.productUrl}
            hint={mediaTexts.productUrlHint}
            value={url ?? ''}
            maxLength={draftLimits.link}
            disabled={!isEditable}
            onChange={(typed) => updateAttributes({ url: typed.trim() })}
          />
          <PriceField
            field={`${id}-price`}
            price={price}
            disabled={!isEditable}
            onChange={(changed) => updateAttributes({ price: changed })}
          />
        </div>
      </Card>
    </BlockFrame>
  );
}
