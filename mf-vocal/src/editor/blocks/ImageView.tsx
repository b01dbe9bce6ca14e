import type { ReactNodeViewProps } from '@tiptap/react';
import { useId } from 'react';
import type { BlockAttributes } from '../document/nodes/moduleFields.ts';
import { editorTexts } from '../editorTexts.ts';
import { BlockFrame } from './BlockFrame.tsx';
import { ImageBlock } from './ImageBlock.tsx';

/** The view of an image block in the document. */
export function ImageView({ node, selected, editor, updateAttributes }: ReactNodeViewProps) {
  const { image, imageAltText, mediaLayout } = node.attrs as BlockAttributes<'image'>;
  const id = useId();
  return (
    <BlockFrame label={editorTexts.blockNames.image} isSelected={selected}>
      <ImageBlock
        id={id}
        image={image}
        altText={imageAltText ?? ''}
        layout={mediaLayout ?? 'insetCenter'}
        isSelected={selected}
        onAltChange={(typed) => updateAttributes({ imageAltText: typed || null })}
        onImageChange={(uploaded) => updateAttributes({ image: uploaded })}
        onLayoutSelect={editor.isEditable ? (chosen) => updateAttributes({ mediaLayout: chosen }) : undefined}
      />
    </BlockFrame>
  );
}
