import type { Image } from '@marquee/shared/domain';

const widest = 1536;

/** The variants in which the editor shows a whole picture of its column: props of a `CloudImage`. */
export function wholePicture({ width, height }: Pick<Image, 'width' | 'height'>) {
  return {
    transform: { width: widest, height: Math.round((widest * height) / width), crop: 'fit' as const },
    widths: [512, 768],
    sizes: '(max-width: 768px) 100vw, 720px',
  };
}
