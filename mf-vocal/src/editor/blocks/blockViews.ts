import { ReactNodeViewRenderer } from '@tiptap/react';
import type { BlockViews } from '../document/documentExtensions.ts';
import { footnoteNumbers } from '../document/footnote/footnoteNumbers.ts';
import { caretHole } from './caretHole.ts';
import { deselectElsewhere } from './deselectElsewhere.ts';
import { fieldKeys } from './fieldKeys.ts';
import { GalleryView } from './gallery/GalleryView.tsx';
import { ImageView } from './ImageView.tsx';
import { KeptHtmlView } from './KeptHtmlView.tsx';
import { listicleItems } from './listicle/listicleItems.ts';
import { ProductView } from './product/ProductView.tsx';
import { VideoView } from './VideoView.tsx';

/** Views of the blocks that are more than text. */
export const blockViews: BlockViews = {
  gallery: ReactNodeViewRenderer(GalleryView),
  image: ReactNodeViewRenderer(ImageView),
  product: ReactNodeViewRenderer(ProductView),
  video: ReactNodeViewRenderer(VideoView),
  keptHtml: ReactNodeViewRenderer(KeptHtmlView),
};

/** Extensions that need the page. They deselect blocks, move the focus to fields, and number footnotes and the
 * items of a listicle. */
export const blockExtensions = [caretHole, deselectElsewhere, fieldKeys, footnoteNumbers, listicleItems];
