import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';

const Disc = styled.span`
  display: grid;
  place-items: center;
  width: clamp(3.5rem, 12cqi, 5.5rem);
  aspect-ratio: 1;
  border-radius: 50%;
  background: ${token('accent')};
  color: ${token('accentInk')};
  box-shadow: ${token('shadowRaised')};
  transition: transform ${token('motionFast')} ${token('easing')};

  & > svg {
    width: 40%;
    margin-inline-start: 8%;
    fill: currentColor;
  }

  @media print {
    display: none;
  }

  @media (prefers-reduced-motion: no-preference) {
    a:hover &,
    a:focus-visible & {
      transform: scale(1.08);
    }
  }
`;

/** Play symbol on the poster of a video. */
export function PlayMark() {
  return (
    <Disc aria-hidden="true">
      <svg viewBox="0 0 20 22" aria-hidden="true">
        <path d="M2 1v20l17-10z" />
      </svg>
    </Disc>
  );
}
