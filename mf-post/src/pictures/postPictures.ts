import type { GalleryImage, GalleryModule, PostModule } from '@marquee/shared/domain';

const isGallery = (module: PostModule): module is GalleryModule => module.type === 'gallery';

/** The pictures of all galleries of a post in their order: the one series that its lightbox shows. */
export function postPictures({ modules }: { modules: readonly PostModule[] }): GalleryImage[] {
  return modules.filter(isGallery).flatMap(({ images }) => images);
}

/** Index of the first picture of each module in that series, in the order of the modules. */
export function firstPictures(modules: readonly PostModule[]): number[] {
  let next = 0;
  return modules.map((module) => {
    const first = next;
    if (isGallery(module)) next += module.images.length;
    return first;
  });
}
