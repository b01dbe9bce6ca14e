import type { Image } from '@marquee/shared/domain';

const widest = 1536;

/** Returns the props of a `CloudImage` that shows an uncropped picture in the editor's column. */
export function wholePicture({ width, height }: Pick<Image, 'width' | 'height'>) {
  return {
    transform: { width: widest, height: Math.round((widest * height) / width), crop: 'fit' as const },
    widths: [512, 768],
    sizes: '(max-width: 768px) 100vw, 720px',
  };
}
