import { token, VisuallyHidden } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import type { PreviewWidth } from './PreviewFrame.tsx';
import { previewTexts } from './previewTexts.ts';

const Choices = styled.fieldset`
  display: flex;
  inline-size: fit-content;
  margin: 0;
  padding: 0;
  border: 1px solid ${token('line')};
  border-radius: ${token('radiusPill')};

  & label {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: ${token('space2')};
    min-block-size: 2.75rem;
    padding-inline: ${token('space4')};
    border-radius: ${token('radiusPill')};
    cursor: pointer;
  }

  & input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  & label:has(:checked) {
    background: ${token('ink')};
    color: ${token('paper')};
  }

  & label:has(:focus-visible) {
    outline: 2px solid ${token('focus')};
    outline-offset: 2px;
  }

  & small {
    opacity: 0.8;
    font-size: ${token('textSm')};
    font-variant-numeric: tabular-nums;
  }

  @media (forced-colors: active) {
    & label:has(:checked) {
      outline: 2px solid Highlight;
    }
  }
`;

const widths: readonly { width: PreviewWidth; label: string }[] = [
  { width: 390, label: previewTexts.phone },
  { width: 1280, label: previewTexts.desktop },
];

type WidthSwitchProps = { width: PreviewWidth; onChange: (width: PreviewWidth) => void };

/** The choice between a phone's and a desktop's width. */
export function WidthSwitch({ width, onChange }: WidthSwitchProps) {
  return (
    <Choices>
      <VisuallyHidden as="legend">{previewTexts.width}</VisuallyHidden>
      {widths.map((choice) => (
        <label key={choice.width}>
          <input
            type="radio"
            name="preview-width"
            checked={choice.width === width}
            onChange={() => onChange(choice.width)}
          />
          {choice.label} <small>{choice.width}</small>
        </label>
      ))}
    </Choices>
  );
}
