import { token } from '@marquee/shared';
import type { MediaLayout } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { editorTexts } from '../editorTexts.ts';

const Tooltip = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space1')};
  padding: ${token('space1')};
  border-radius: ${token('radius')};
  background: ${token('ink')};
  color: ${token('paper')};

  & button {
    min-block-size: 2.5rem;
    padding: 0 ${token('space3')};
    border: 0;
    border-radius: ${token('radius')};
    background: none;
    color: inherit;
    font: inherit;
    font-size: ${token('textSm')};
    cursor: pointer;
  }

  & button:hover {
    background: color-mix(in srgb, ${token('paper')} 20%, transparent);
  }

  & button[aria-pressed='true'] {
    background: ${token('paper')};
    color: ${token('ink')};
  }
`;

const layouts: readonly MediaLayout[] = ['insetCenter', 'outsetCenter', 'fullWidth', 'outsetLeft', 'outsetRight'];

type LayoutTooltipProps = { layout: MediaLayout; onLayoutSelect: (layout: MediaLayout) => void };

/** The layouts of a picture or video, to choose one. */
export function LayoutTooltip({ layout, onLayoutSelect }: LayoutTooltipProps) {
  return (
    <Tooltip role="group" aria-label={editorTexts.layout}>
      {layouts.map((choice) => (
        <button key={choice} type="button" aria-pressed={choice === layout} onClick={() => onLayoutSelect(choice)}>
          {editorTexts.layouts[choice]}
        </button>
      ))}
    </Tooltip>
  );
}
