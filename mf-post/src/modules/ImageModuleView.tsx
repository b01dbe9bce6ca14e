import type { ImageModule } from '@marquee/shared/domain';
import { LayoutPicture } from '../media/LayoutPicture.tsx';
import { MediaFigure } from '../media/MediaFigure.tsx';
import { pictureAlt } from '../media/pictureAlt.ts';
import { layoutGeometry } from '../media/pictureGeometry.ts';
import { MediaText } from './MediaText.tsx';

/** A picture in one of the five layouts, and the text that belongs to it. */
export function ImageModuleView({ module, postName }: { module: ImageModule; postName: string }) {
  const { image, mediaLayout, imageCaption } = module;
  return (
    <>
      <MediaFigure layout={mediaLayout} caption={imageCaption}>
        <LayoutPicture image={image} alt={pictureAlt(module, postName)} geometry={layoutGeometry(image, mediaLayout)} />
      </MediaFigure>
      <MediaText {...module} />
    </>
  );
}
