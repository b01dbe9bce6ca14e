import { CloudImage, token } from '@marquee/shared';
import type { GalleryStyle } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import type { ReactNodeViewProps } from '@tiptap/react';
import { useId } from 'react';
import type { BlockAttributes } from '../document/nodes/moduleFields.ts';
import { editorTexts } from '../editorTexts.ts';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { PictureUpload } from '../pictures/PictureUpload.tsx';
import { BlockFrame } from './BlockFrame.tsx';

const Pictures = styled.ul`
  /* Twice the class: the document's own lists are indented. */
  && {
    display: grid;
    gap: ${token('space3')};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & li {
    display: grid;
    grid-template-columns: 4.5rem minmax(0, 1fr) auto;
    gap: ${token('space3')};
    align-items: center;
  }
`;

const Remove = styled.button`
  min-inline-size: 2.75rem;
  min-block-size: 2.75rem;
  border: 0;
  background: none;
  color: ${token('link')};
  font: inherit;
  cursor: pointer;
`;

const styles: readonly GalleryStyle[] = ['columns', 'grid', 'row'];

/** The view of a gallery block in the document: its pictures in order, and their arrangement. */
export function GalleryView({ node, selected, editor, updateAttributes }: ReactNodeViewProps) {
  const attributes = node.attrs as BlockAttributes<'gallery'>;
  const images = attributes.images ?? [];
  const id = useId();
  const { isEditable } = editor;
  return (
    <BlockFrame label={editorTexts.blockNames.gallery} isSelected={selected}>
      {images.length > 0 ? (
        <Pictures>
          {images.map((image, place) => (
            <li key={`${image.public_id} ${place}`}>
              <CloudImage image={image} alt={image.alt ?? ''} transform={{ width: 130, height: 130 }} />
              <TextField
                field={`${id}-${place}`}
                label={editorTexts.pictureAlt(place + 1)}
                value={image.alt ?? ''}
                disabled={!isEditable}
                onChange={(alt) =>
                  updateAttributes({ images: images.map((other) => (other === image ? { ...other, alt } : other)) })
                }
              />
              <Remove
                type="button"
                disabled={!isEditable}
                aria-label={editorTexts.removePictureOf(place + 1)}
                onClick={() => updateAttributes({ images: images.filter((other) => other !== image) })}
              >
                ×
              </Remove>
            </li>
          ))}
        </Pictures>
      ) : null}
      {isEditable ? (
        <>
          <ChoiceField
            field={`${id}-style`}
            label={editorTexts.galleryStyle}
            value={attributes.galleryStyle}
            choices={styles.map((value) => ({ value, label: editorTexts.galleryStyles[value] }))}
            onChange={(galleryStyle) => updateAttributes({ galleryStyle })}
          />
          <PictureUpload
            label={editorTexts.addPictures}
            multiple
            onDone={(image) => updateAttributes({ images: [...images, { ...image, url: null }] })}
          />
        </>
      ) : null}
    </BlockFrame>
  );
}
