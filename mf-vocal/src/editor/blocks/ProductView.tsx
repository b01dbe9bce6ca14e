import { CloudImage } from '@marquee/shared';
import { draftLimits } from '@marquee/shared/domain';
import type { ReactNodeViewProps } from '@tiptap/react';
import { useId } from 'react';
import type { BlockAttributes } from '../document/nodes/moduleFields.ts';
import { editorTexts } from '../editorTexts.ts';
import { TextField } from '../fields/TextField.tsx';
import { PictureUpload } from '../pictures/PictureUpload.tsx';
import { BlockFrame } from './BlockFrame.tsx';

/** The view of a product block in the document. Its picture is the writer's: no address is fetched. */
export function ProductView({ node, selected, editor, updateAttributes }: ReactNodeViewProps) {
  const { url, image, data } = node.attrs as BlockAttributes<'product'>;
  const id = useId();
  return (
    <BlockFrame label={editorTexts.blockNames.product} isSelected={selected}>
      {data?.title ? <p>{data.title}</p> : null}
      {image ? <CloudImage image={image} alt="" transform={{ width: 130, height: 130 }} /> : null}
      <TextField
        field={`${id}-url`}
        label={editorTexts.productUrl}
        value={url ?? ''}
        maxLength={draftLimits.link}
        disabled={!editor.isEditable}
        onChange={(typed) => updateAttributes({ url: typed.trim() })}
      />
      {editor.isEditable ? (
        <PictureUpload
          label={image ? editorTexts.replace : editorTexts.upload}
          onDone={(uploaded) => updateAttributes({ image: uploaded })}
        />
      ) : null}
    </BlockFrame>
  );
}
