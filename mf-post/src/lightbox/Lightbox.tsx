import { directionOf, headline, token, upTo } from '@marquee/shared';
import { lightboxMotion } from '@marquee/shared/constants';
import { Icon } from '@marquee/shared/design/Icon';
import { styled } from '@marquee/shared/styled';
import { type CSSProperties, useRef, useState } from 'react';
import { Credit } from '../media/Credit.tsx';
import { postPictures } from '../pictures/postPictures.ts';
import { texts } from '../texts.ts';
import { Carousel } from './Carousel.tsx';
import { useArrowKeys } from './gestures/useArrowKeys.ts';
import { IconButton } from './IconButton.tsx';
import type { LightboxProps } from './LightboxProps.ts';
import { PictureGrid } from './PictureGrid.tsx';

const paths = {
  close: 'M5 5 19 19M19 5 5 19',
  previous: 'M15 4 7 12l8 8',
  next: 'M9 4l8 8-8 8',
  grid: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
  picture: 'M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 5',
} as const;

/** The icon of a button of the lightbox. */
function LightboxIcon({ name }: { name: keyof typeof paths }) {
  return <Icon size={24} strokeWidth={1.75} path={paths[name]} />;
}

/** On a phone in landscape, the picture gets the full height and everything else is beside it. */
const lowScreen = '@media (max-height: 480px) and (orientation: landscape)';

const Layout = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  padding: env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left);

  ${lowScreen} {
    grid-template: auto minmax(0, 1fr) / 15rem minmax(0, 1fr);
  }
`;

const Bar = styled.header`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token('space1')};
  padding: ${token('space2')} ${token('space2')} ${token('space2')} ${token('space5')};

  ${upTo('mobile')} {
    padding-inline-start: ${token('space4')};
  }

  /* Progress through the series. */
  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    block-size: 2px;
    background: ${token('accentText')};
    transform: scaleX(var(--progress));
    transform-origin: 0 0;
    transition: transform ${lightboxMotion.stepMs}ms ${token('easing')};
  }

  & > h2 {
    flex: 1;
    color: ${token('accentText')};
    font: ${token('kickerWeight')} ${token('textSm')} / 1.2 ${token('kickerFont')};
    letter-spacing: ${token('kickerTracking')};
    text-transform: ${token('kickerCase')};
  }
`;

const Middle = styled.div`
  position: relative;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);

  ${lowScreen} {
    grid-area: 1 / 2 / 3;
  }
`;

const Caption = styled.footer`
  display: grid;
  gap: ${token('space1')};
  align-content: start;
  justify-items: center;
  min-block-size: 6.5rem;
  padding: ${token('space3')} ${token('space8')} ${token('space5')};
  text-align: center;

  &[hidden] {
    display: none;
  }

  & > p:first-child {
    color: ${token('inkMuted')};
    font-size: ${token('textSm')};
    font-variant-numeric: tabular-nums;
  }

  & > p:last-child {
    ${headline('textLg')}
    max-inline-size: 44rem;

    ${upTo('tabletPortrait')} {
      font-size: calc(${token('textMd')} * ${token('headlineScale')});
    }
  }

  ${lowScreen} {
    align-content: end;
    justify-items: start;
    min-block-size: 0;
    padding: ${token('space3')} ${token('space5')} 4.5rem;
    text-align: start;
    overflow: auto;

    & > p:last-child {
      font-size: calc(${token('textMd')} * ${token('headlineScale')});
    }
  }
`;

/** Tall buttons at the sides of the picture. On narrow screens they are in the corners, under the thumbs. */
const Step = styled(IconButton)`
  position: absolute;
  inset-block: 35%;
  block-size: auto;

  &[data-by='-1'] {
    inset-inline-start: calc(${token('space2')} + env(safe-area-inset-left));
  }

  &[data-by='1'] {
    inset-inline-end: calc(${token('space2')} + env(safe-area-inset-right));
  }

  ${upTo('tabletPortrait')} {
    inset-block: auto calc(${token('space5')} + env(safe-area-inset-bottom));
    block-size: 3rem;
  }

  ${lowScreen} {
    inset-block: auto calc(${token('space2')} + env(safe-area-inset-bottom));
    block-size: 3rem;

    &[data-by='-1'] {
      inset-inline-start: calc(${token('space3')} + env(safe-area-inset-left));
    }

    &[data-by='1'] {
      inset-inline: calc(4rem + env(safe-area-inset-left)) auto;
    }
  }
`;

const steps = [
  { by: -1, icon: 'previous', name: texts.previousPicture },
  { by: 1, icon: 'next', name: texts.nextPicture },
] as const;

/** The pictures of a post, one at a time or all as thumbnails. */
export function Lightbox({ post, index, onMove, onClose }: LightboxProps) {
  const pictures = postPictures(post);
  const total = pictures.length;
  const [isGrid, setIsGrid] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const step = (by: -1 | 1) => {
    if (index + by in pictures) onMove(index + by);
  };
  useArrowKeys(step);
  const title = pictures[index]?.title || post.name;
  const credit = pictures[index]?.credit;

  return (
    <Layout>
      <Bar style={{ '--progress': (index + 1) / total } as CSSProperties}>
        <h2>{texts.nowViewing}</h2>
        <IconButton
          ref={toggle}
          aria-label={isGrid ? texts.onePicture : texts.allPictures}
          onClick={() => setIsGrid(!isGrid)}
        >
          <LightboxIcon name={isGrid ? 'picture' : 'grid'} />
        </IconButton>
        <IconButton aria-label={texts.closeLightbox} onClick={onClose}>
          <LightboxIcon name="close" />
        </IconButton>
      </Bar>
      <Middle>
        {isGrid ? (
          <PictureGrid
            pictures={pictures}
            index={index}
            onChoose={(chosen) => {
              onMove(chosen);
              setIsGrid(false);
              toggle.current?.focus();
            }}
          />
        ) : (
          <Carousel pictures={pictures} index={index} onStep={step} onClose={onClose} />
        )}
      </Middle>
      {!isGrid &&
        steps.map(({ by, icon, name }) => (
          <Step
            key={by}
            data-by={by}
            aria-label={name}
            aria-disabled={!(index + by in pictures)}
            onClick={() => step(by)}
          >
            <LightboxIcon name={icon} />
          </Step>
        ))}
      <Caption aria-live="polite" aria-atomic="true" hidden={isGrid}>
        <p>{texts.pictureCount(index + 1, total)}</p>
        <p dir={directionOf(title)}>
          {title}
          {credit && ' '}
          {credit && <Credit>{credit}</Credit>}
        </p>
      </Caption>
    </Layout>
  );
}
