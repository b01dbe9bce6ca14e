import { imageUrl, sourceOf } from '@marquee/shared';
import type { GalleryImage, Image, PageConfig } from '@marquee/shared/domain';
import { wholePicture } from '@marquee/vocal-kit/pictures/wholePicture.ts';
import type { Node } from '@tiptap/pm/model';
import { type BlockAttributes, type BlockType, isBlockType } from '../nodes/moduleFields.ts';

/** The pictures and links of a block as HTML that any program shows. */
export function blockPreview(page: Document, block: Node, images: PageConfig['images']): Element[] {
  const { name } = block.type;
  return isBlockType(name) ? partsOf(name) : [];

  function partsOf(type: BlockType): Element[] {
    switch (type) {
      case 'image': {
        const { image, imageAltText } = block.attrs as BlockAttributes<'image'>;
        return image ? [picture(image, imageAltText)] : [];
      }
      case 'gallery': {
        const { images: pictures } = block.attrs as BlockAttributes<'gallery'>;
        return (pictures ?? []).map((image) => picture(image, image.alt ?? null));
      }
      case 'product': {
        const { image, url } = block.attrs as BlockAttributes<'product'>;
        return [...(image ? [picture(image, null)] : []), ...link(url)];
      }
      case 'video': {
        const { videoLink } = block.attrs as BlockAttributes<'video'>;
        return link(videoLink);
      }
    }
  }

  function picture(image: Image | GalleryImage, alt: string | null): Element {
    const element = page.createElement('img');
    const address = imageUrl(images, sourceOf(image), wholePicture(image).transform);
    element.setAttribute('src', new URL(address, location.href).href);
    element.setAttribute('alt', alt ?? '');
    return element;
  }

  function link(address: string | null): Element[] {
    if (!address || !URL.canParse(address)) return [];
    const element = page.createElement('a');
    element.setAttribute('href', address);
    element.textContent = address;
    const paragraph = page.createElement('p');
    paragraph.append(element);
    return [paragraph];
  }
}
