import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';

const Drawing = styled.svg`
  inline-size: 100%;
  block-size: auto;
  overflow: visible;
  fill: none;
  stroke: currentColor;
  stroke-linecap: round;

  /* The editor's corrections, in blue. */
  path:last-child {
    stroke: light-dark(${token('second')}, ${token('secondInk')});
  }
`;

// Half the heights of the sound wave's bars, and the lengths of the lines of text.
const voice = [6, 16, 34, 20, 52, 70, 38, 62, 26, 46, 58, 30, 40, 18, 28, 10, 14, 4];
const lines = [300, 286, 300, 250, 292, 140];

const bars = voice.map((half, index) => `M${8 + index * 18} ${80 - half}v${2 * half}`).join('');
const rows = lines.map((length, index) => `M346 ${10 + index * 28}h${length - 20}`).join('');

/** Drawing of a sound wave that turns into lines of text, with an editor's correction. */
export function VoiceToPage({ className }: { className?: string }) {
  return (
    <Drawing className={className} viewBox="0 0 640 160" aria-hidden="true">
      <path d={bars} strokeWidth="9" />
      <path d={rows} strokeWidth="9" />
      <path
        d="M428 110c14-8 22 6 36-2s22 6 36-2 20 5 30-1M560 146l12-17 12 17"
        strokeWidth="6"
        strokeLinejoin="round"
      />
    </Drawing>
  );
}
