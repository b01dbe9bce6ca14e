import { ReactNodeViewRenderer } from '@tiptap/react';
import type { BlockViews } from '../document/documentExtensions.ts';
import { GalleryView } from './GalleryView.tsx';
import { ImageView } from './ImageView.tsx';
import { KeptHtmlView } from './KeptHtmlView.tsx';
import { ProductView } from './ProductView.tsx';
import { VideoView } from './VideoView.tsx';

/** How the desk shows the blocks that are more than text. */
export const blockViews: BlockViews = {
  gallery: ReactNodeViewRenderer(GalleryView),
  image: ReactNodeViewRenderer(ImageView),
  product: ReactNodeViewRenderer(ProductView),
  video: ReactNodeViewRenderer(VideoView),
  keptHtml: ReactNodeViewRenderer(KeptHtmlView),
};
