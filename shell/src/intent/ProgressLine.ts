import { token } from '@marquee/shared';
import { keyframes, styled } from '@marquee/shared/styled';

/** The line slows down continuously, because the duration is unknown. */
const advance = keyframes`
  from { transform: scaleX(0.05); }
  20% { transform: scaleX(0.5); }
  to { transform: scaleX(0.95); }
`;

const appear = keyframes`
  from { opacity: 0; }
`;

/**
 * Progress line below the header that shows that a page is loading. The line appears after 120 ms, so fast pages never
 * show it.
 */
export const ProgressLine = styled.div`
  position: fixed;
  inset: ${token('headerHeight')} 0 auto;
  z-index: 21;
  block-size: 3px;
  background: ${token('accent')};
  transform-origin: 0 0;
  animation:
    ${appear} 1ms linear 120ms backwards,
    ${advance} 10s cubic-bezier(0.1, 0.7, 0.3, 1) 120ms both;

  @media (prefers-reduced-motion: reduce) {
    animation: ${appear} 1ms linear 120ms backwards;
  }

  @media print {
    display: none;
  }
`;
