import { token, upTo } from '@marquee/shared';
import type { MediaLayout } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { LayoutSign } from './LayoutSign.tsx';
import { mediaTexts } from './mediaTexts.ts';

const Tooltip = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  inline-size: fit-content;
  max-inline-size: 100%;
  padding: ${token('space1')};
  border-radius: ${token('radius')};
  background: ${token('ink')};
  box-shadow: ${token('shadowRaised')};
  color: ${token('paper')};
  font-family: ${token('fontBody')};
  font-size: ${token('textSm')};

  & button {
    display: grid;
    place-items: center;
    min-inline-size: 2.75rem;
    min-block-size: 2.75rem;
    padding: 0;
    border: 0;
    border-radius: ${token('radius')};
    background: none;
    color: inherit;
    cursor: pointer;
  }

  & button:hover {
    background: color-mix(in srgb, ${token('paper')} 20%, transparent);
  }

  & button[aria-pressed='true'] {
    background: ${token('paper')};
    color: ${token('ink')};
  }

  & button:focus-visible {
    outline-color: currentColor;
    outline-offset: -4px;
  }

  @media (forced-colors: active) {
    border: 1px solid;

    & button[aria-pressed='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

const Chosen = styled.span`
  padding-inline: ${token('space3')};

  ${upTo('mobile')} {
    display: none;
  }
`;

const layouts: readonly MediaLayout[] = ['insetCenter', 'outsetCenter', 'fullWidth', 'outsetLeft', 'outsetRight'];

type LayoutTooltipProps = { layout: MediaLayout; onLayoutSelect: (layout: MediaLayout) => void; className?: string };

/** Tooltip in which the writer chooses the layout of a picture or video. */
export function LayoutTooltip({ layout, onLayoutSelect, className }: LayoutTooltipProps) {
  return (
    <Tooltip role="group" aria-label={mediaTexts.layout} className={className}>
      {layouts.map((choice) => (
        <button
          key={choice}
          type="button"
          title={mediaTexts.layouts[choice]}
          aria-label={mediaTexts.layouts[choice]}
          aria-pressed={choice === layout}
          onClick={() => onLayoutSelect(choice)}
        >
          <LayoutSign layout={choice} />
        </button>
      ))}
      <Chosen aria-hidden="true">{mediaTexts.layouts[layout]}</Chosen>
    </Tooltip>
  );
}
