import type { PostModule } from '@marquee/shared/domain';
import type { ReactElement } from 'react';
import { RichText } from '../content/RichText.tsx';
import { GalleryView } from '../gallery/GalleryView.tsx';
import { shopMark } from '../overlay/overlayAddress.ts';
import { ImageModuleView } from './media/ImageModuleView.tsx';
import { VideoModuleView } from './media/VideoModuleView.tsx';
import { ProductCard } from './ProductCard.tsx';

type ModuleViewProps = {
  module: PostModule;
  /** Place of the module in the post, from 0. */
  index: number;
  postName: string;
  /** True if the title of the module is shown above it. */
  isTitled: boolean;
  dropCap: boolean;
  /** Index of a gallery's first picture among the pictures of all galleries of the post. */
  firstPicture: number;
  /** True for the first product, to which a link to the shop leads without scripts. */
  isFirstProduct: boolean;
};

/** Shows a module of a post by its type. */
export function ModuleView(props: ModuleViewProps): ReactElement {
  const { module, index, postName, isTitled, dropCap, firstPicture, isFirstProduct } = props;
  switch (module.type) {
    case 'content':
      return <RichText html={module.content} dropCap={dropCap} place={`posts.post.modules.${index}.content`} />;
    case 'gallery':
      return <GalleryView gallery={module} first={firstPicture} />;
    case 'image':
      return <ImageModuleView module={module} postName={postName} />;
    case 'product':
      return <ProductCard product={module} isTitled={isTitled} id={isFirstProduct ? shopMark : undefined} />;
    case 'video':
      return <VideoModuleView module={module} postName={postName} />;
  }
}
