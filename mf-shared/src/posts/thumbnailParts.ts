import { styled } from 'styled-components';
import { token } from '../design/theme/tokens.ts';
import { Link } from '../navigation/Link.tsx';

/** The picture's frame, in the proportion of the spec's thumbnail. */
export const Picture = styled.div`
  position: relative;
  aspect-ratio: 3 / 2;
  overflow: clip;
  border-radius: ${token('imageRadius')};
  background: ${token('sunken')};

  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    filter: ${token('mediaFilter')};
    transition: transform ${token('motionFast')} ${token('easing')};
  }
`;

/** A triangle in a disc over the middle of the picture. */
export const PlayControl = styled(Link)`
  position: absolute;
  z-index: 1;
  inset: 0;
  width: 4rem;
  height: 4rem;
  margin: auto;
  border-radius: ${token('radiusPill')};
  background: ${token('accent')};
  box-shadow: ${token('shadowRaised')};
  transition: transform ${token('motionFast')} ${token('easing')};

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: ${token('accentInk')};
    clip-path: polygon(40% 32%, 40% 68%, 70% 50%);
  }

  &:hover {
    transform: scale(1.08);
  }
`;
