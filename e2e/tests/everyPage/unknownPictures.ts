import { isImageVariant } from '@marquee/shared/domain';

/**
 * Transformations of the pictures of a page that are not in the list of variants. The image endpoint would refuse them.
 */
export function unknownPictures(html: string): string[] {
  const transformations = [...html.matchAll(/\/res\/media\/image\/(?:upload|fetch)\/([^/"\s]+)\//g)].map(
    ([, text = '']) => text,
  );
  return [...new Set(transformations)].filter((text) => {
    const values = new Map(text.split(',').map((part) => [part.replace(/_.*/, ''), part.replace(/^[a-z]+_/, '')]));
    const height = values.get('h');
    return !isImageVariant({
      width: Number(values.get('w')),
      height: height === undefined ? undefined : Number(height),
      crop: values.get('c') === 'fit' ? 'fit' : 'fill',
      gravity: values.get('g') === 'face' ? 'face' : undefined,
      effect: values.get('e'),
    });
  });
}
