import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { type PointerEvent, useState } from 'react';

/** Bar of a chart: `value` is at the bottom, and `rest` is stacked on it. `text` states both in words. */
export type Bar = { key: string; value: number; rest?: number; text: string };

const Figure = styled.figure`
  display: grid;
  gap: ${token('space2')};
  max-inline-size: 52rem;
  margin: ${token('space4')} 0 0;
`;

const Room = styled.div`
  position: relative;
  border-block-end: 1px solid ${token('inkMuted')};
  background: linear-gradient(${token('line')}, ${token('line')}) 0 50% / 100% 1px no-repeat;

  &::before {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    border-block-start: 1px solid ${token('line')};
  }
`;

const Drawing = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: clamp(7rem, 22vw, 11rem);
  touch-action: pan-y;

  .value {
    fill: ${token('accent')};
  }

  .rest {
    fill: ${token('inkMuted')};
    opacity: 0.45;
  }

  .pointed {
    fill: ${token('ink')};
    opacity: 0.12;
  }

  @media (forced-colors: active) {
    .value {
      fill: CanvasText;
    }

    .rest {
      fill: GrayText;
      opacity: 1;
    }
  }
`;

const Top = styled.span`
  position: absolute;
  inset: 0 0 auto auto;
  padding-inline: ${token('space1')};
  background: ${token('paper')};
  color: ${token('inkMuted')};
  font-size: ${token('textSm')};
  font-variant-numeric: tabular-nums;
  transform: translateY(-50%);
  pointer-events: none;
`;

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${token('space4')};
  color: ${token('inkMuted')};
  font-size: ${token('textSm')};
`;

/** Maximum number of bars with gaps between them. More bars are too narrow to be distinguished with gaps. */
const maxWithGaps = 120;
const height = 100;

type BarChartProps = {
  /** Description of the whole chart in one sentence, for screen readers. */
  label: string;
  bars: readonly Bar[];
  /** The largest value, at the head of the chart. */
  top: string;
  /** Names of the first and the last bar. */
  ends: readonly [string, string];
};

/**
 * Bar chart over time. Below it, a text describes the bar under the pointer, or else the largest bar. A table has the
 * same figures.
 */
export function BarChart({ label, bars, top, ends }: BarChartProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const sums = bars.map(({ value, rest = 0 }) => value + rest);
  const largest = Math.max(1, ...sums);
  const told = bars[pointed ?? sums.indexOf(Math.max(...sums))];
  const gap = bars.length > maxWithGaps ? 0 : 0.1;
  const pathOf = (endsOf: (bar: Bar) => readonly [from: number, to: number]) =>
    bars
      .map((bar, place) => {
        const [from, to] = endsOf(bar).map((value) => round(height - (height * value) / largest));
        return from === to ? '' : `M${place + gap} ${from}V${to}H${place + 1 - gap}V${from}Z`;
      })
      .join('');

  function point({ currentTarget, clientX }: PointerEvent<SVGSVGElement>): void {
    const { left, width } = currentTarget.getBoundingClientRect();
    const place = Math.floor(((clientX - left) / Math.max(1, width)) * bars.length);
    setPointed(Math.min(bars.length - 1, Math.max(0, place)));
  }

  return (
    <Figure>
      <Room>
        <Drawing
          role="img"
          aria-label={label}
          viewBox={`0 0 ${bars.length} ${height}`}
          preserveAspectRatio="none"
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setPointed(null)}
        >
          {pointed === null ? null : <rect className="pointed" x={pointed} width={1} height={height} />}
          <path className="value" d={pathOf(({ value }) => [0, value])} />
          <path className="rest" d={pathOf(({ value, rest = 0 }) => [value, value + rest])} />
        </Drawing>
        <Top aria-hidden="true">{top}</Top>
      </Room>
      <Ends aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{bars.length > 1 ? ends[1] : ''}</span>
      </Ends>
      <figcaption aria-hidden="true">{told?.text}</figcaption>
    </Figure>
  );
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
