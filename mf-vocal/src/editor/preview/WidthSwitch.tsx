import { PillChoices } from '../../form/PillChoices.tsx';
import type { PreviewWidth } from './PreviewFrame.tsx';
import { previewTexts } from './previewTexts.ts';

const choice = (value: PreviewWidth, label: string) => ({
  value,
  label: (
    <>
      {label} <small>{value}</small>
    </>
  ),
});
const widths = [choice(390, previewTexts.phone), choice(1280, previewTexts.desktop)];

type WidthSwitchProps = { width: PreviewWidth; onChange: (width: PreviewWidth) => void };

/** The choice between a phone's and a desktop's width. */
export function WidthSwitch({ width, onChange }: WidthSwitchProps) {
  return (
    <PillChoices legend={previewTexts.width} name="preview-width" value={width} choices={widths} onChange={onChange} />
  );
}
