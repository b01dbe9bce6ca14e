import { directionOf, Spinner, token, upTo, usePageConfig } from '@marquee/shared';
import { imageSizes } from '@marquee/shared/constants';
import type { GalleryImage } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { type CSSProperties, useState } from 'react';
import { isOutside } from '../pictures/isOutside.ts';
import { pictureAddress } from '../pictures/pictureAddress.ts';
import { texts } from '../texts.ts';
import { pictureSource } from './pictureSource.ts';

const Place = styled.li`
  position: absolute;
  inset-block: 0;
  inset-inline-start: calc(var(--at) * 100%);
  inline-size: 100%;
  display: grid;
  place-items: center;
  padding: ${token('space5')} 5rem ${token('space2')};
  container-type: size;

  ${upTo('tabletPortrait')} {
    padding: 0;
  }

  @media (max-height: 480px) {
    padding: 0;
  }
`;

/**
 * Box of the picture, whose size is known before the picture loads. As large as fits, but not larger than the picture.
 */
const Frame = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: min(100cqi, ${imageSizes.lightbox.width}px, var(--natural), calc(100cqb * var(--ratio)));
  aspect-ratio: var(--ratio);
  transform: translate(var(--pan-x, 0), var(--pan-y, 0)) scale(var(--zoom, 1));
  transition: transform ${token('motionBase')} ${token('easing')};

  &:not([data-current]) {
    transform: none;
  }

  [data-following] & {
    transition: none;
  }

  & img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    border-radius: ${token('imageRadius')};
    user-select: none;
    -webkit-user-drag: none;
    transition: opacity ${token('motionBase')} ${token('easing')};
  }

  &[data-state='loading'] {
    background: ${token('surface')};
  }

  &[data-state='loading'] img {
    opacity: 0;
  }

  /* A picture that loads at once shows no spinner. */
  & > [role='status'] {
    animation: waited ${token('motionBase')} 150ms both;
  }

  @keyframes waited {
    from {
      opacity: 0;
    }
  }
`;

const Instead = styled.div`
  display: grid;
  gap: ${token('space3')};
  justify-items: center;
  max-inline-size: 28rem;
  padding: ${token('space6')} ${token('space5')};
  border: 1px solid ${token('line')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
  text-align: center;
  text-wrap: balance;

  & > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    overflow-wrap: anywhere;
  }
`;

type SlideProps = {
  image: GalleryImage;
  alt: string;
  index: number;
  isCurrent: boolean;
};

/** Slide of the carousel: its picture while loading or loaded, or an error message. */
export function Slide({ image, alt, index, isCurrent }: SlideProps) {
  const { images } = usePageConfig();
  const [isLoaded, setIsLoaded] = useState(false);
  // If a picture failed as a neighbour, it is requested again when it becomes the current picture, and vice versa.
  const [failedAs, setFailedAs] = useState<'current' | 'neighbour' | null>(null);
  const role = isCurrent ? 'current' : 'neighbour';
  const hasFailed = failedAs === role;
  const place = { '--at': index } as CSSProperties;
  const box = { '--ratio': image.width / image.height, '--natural': `${image.width}px` } as CSSProperties;
  const { shown, still } = pictureSource(images, image);
  const origin = isOutside(image) ? image.url : null;
  return (
    <Place style={place} aria-hidden={!isCurrent} inert={!isCurrent}>
      {hasFailed && (
        <Instead>
          {origin ? <p dir={directionOf(alt)}>{alt}</p> : <p>{texts.pictureFailed}</p>}
          {origin ? (
            <a href={origin} target="_blank" rel="noopener">
              {texts.pictureElsewhere(new URL(origin).host)}
            </a>
          ) : (
            <a href={pictureAddress(images, image)}>{texts.openPicture}</a>
          )}
        </Instead>
      )}
      {!hasFailed && (
        <Frame style={box} data-state={isLoaded ? 'loaded' : 'loading'} data-current={isCurrent || undefined}>
          {!isLoaded && <Spinner size="large" />}
          <picture>
            {still && <source media="(prefers-reduced-motion: reduce)" {...still} />}
            <img
              {...shown}
              alt={alt}
              width={image.width}
              height={image.height}
              draggable={false}
              decoding="async"
              fetchPriority={isCurrent ? 'high' : 'low'}
              onLoad={() => setIsLoaded(true)}
              onError={() => setFailedAs(role)}
            />
          </picture>
        </Frame>
      )}
    </Place>
  );
}
