import type { PostModule } from '@marquee/shared/domain';
import { RichText } from '../content/RichText.tsx';
import { GalleryView } from '../gallery/GalleryView.tsx';
import { ImageModuleView } from './ImageModuleView.tsx';
import { ProductCard } from './ProductCard.tsx';
import { VideoModuleView } from './VideoModuleView.tsx';

type ModuleViewProps = {
  module: PostModule;
  postName: string;
  /** The module's title stands over it. */
  isTitled: boolean;
  dropCap: boolean;
};

/** One module of a post, by its type. */
export function ModuleView({ module, postName, isTitled, dropCap }: ModuleViewProps) {
  switch (module.type) {
    case 'content':
      return <RichText html={module.content} dropCap={dropCap} />;
    case 'gallery':
      return <GalleryView gallery={module} />;
    case 'image':
      return <ImageModuleView module={module} postName={postName} />;
    case 'product':
      return <ProductCard product={module} isTitled={isTitled} />;
    case 'video':
      return <VideoModuleView module={module} postName={postName} />;
  }
}
