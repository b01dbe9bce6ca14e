import type { ImageModule } from '@marquee/shared/domain';
import { LayoutPicture } from '../../media/LayoutPicture.tsx';
import { pictureAlt } from '../../media/pictureAlt.ts';
import { layoutGeometry } from '../../media/pictureGeometry.ts';
import { MediaModule } from './MediaModule.tsx';

/** A picture in one of the five layouts, and the text that belongs to it. */
export function ImageModuleView({ module, postName }: { module: ImageModule; postName: string }) {
  const { image, mediaLayout } = module;
  return (
    <MediaModule module={module}>
      <LayoutPicture image={image} alt={pictureAlt(module, postName)} geometry={layoutGeometry(image, mediaLayout)} />
    </MediaModule>
  );
}
