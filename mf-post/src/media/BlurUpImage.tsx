import { type ImageSource, imageUrl, sourceOf, token, usePageConfig } from '@marquee/shared';
import { placeholderOf } from '@marquee/shared/domain';
import { MovingImage } from '@marquee/shared/images/MovingImage';
import { styled } from '@marquee/shared/styled';
import { useEffect, useRef, useState } from 'react';
import type { PictureGeometry } from './pictureGeometry.ts';

/**
 * Placeholder behind the picture, of the same size. It is removed a moment after the picture has loaded, because
 * painting takes time.
 */
const Placeholder = styled.img`
  && {
    position: absolute;
    z-index: -1;
    inset: 0;
    display: block;
    height: 100%;
    object-fit: cover;
  }

  &&[hidden] {
    visibility: hidden;
    transition: visibility 0s ${token('motionFast')};
  }

  @media print {
    && {
      display: none;
    }
  }
`;

type BlurUpImageProps = { image: ImageSource; alt: string; geometry: PictureGeometry; eager?: boolean };

/**
 * A picture over its blurred placeholder, which shows until the picture has loaded. The parent element must be
 * positioned and isolated, and sets the width of both.
 */
export function BlurUpImage({ image, alt, geometry, eager }: BlurUpImageProps) {
  const { images } = usePageConfig();
  const placeholder = useRef<HTMLImageElement>(null);
  const [isDone, setIsDone] = useState(false);

  useEffect(() => {
    const next = placeholder.current?.nextElementSibling;
    const picture = next?.querySelector('img') ?? next;
    if (!(picture instanceof HTMLImageElement)) return;
    const done = () => setIsDone(true);
    // The picture may have loaded, or failed, before hydration.
    if (picture.complete) return done();
    picture.addEventListener('load', done);
    picture.addEventListener('error', done);
    return () => {
      picture.removeEventListener('load', done);
      picture.removeEventListener('error', done);
    };
  }, []);

  return (
    <>
      <Placeholder
        ref={placeholder}
        src={imageUrl(images, sourceOf(image), placeholderOf(geometry.transform))}
        alt=""
        aria-hidden
        hidden={isDone}
        loading="lazy"
        fetchPriority={eager ? 'low' : undefined}
      />
      <MovingImage image={image} alt={alt} {...geometry} eager={eager} />
    </>
  );
}
