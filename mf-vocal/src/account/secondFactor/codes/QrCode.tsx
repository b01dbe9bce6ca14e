import { styled } from '@marquee/shared/styled';
import { encode } from 'uqr';

// Scanners need dark squares on a light ground, in dark mode too.
const Picture = styled.svg`
  inline-size: min(14rem, 100%);
  background: #fff;
  fill: #000;
  shape-rendering: crispedges;
`;

/** Squares of light around the code, which scanners need. */
const border = 4;

/** Draws a text as a QR code. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <Picture role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <path d={squares.join('')} />
    </Picture>
  );
}
