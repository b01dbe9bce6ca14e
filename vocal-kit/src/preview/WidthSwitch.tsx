import { PillChoices } from '../form/PillChoices.tsx';
import { frameTexts } from './frameTexts.ts';
import type { PreviewWidth } from './PreviewFrame.tsx';

const choice = (value: PreviewWidth, label: string) => ({
  value,
  label: (
    <>
      {label} <small>{value}</small>
    </>
  ),
});
const widths = [choice(390, frameTexts.phone), choice(1280, frameTexts.desktop)];

type WidthSwitchProps = { width: PreviewWidth; onChange: (width: PreviewWidth) => void };

/** Switches the preview between the widths of a phone and a desktop. */
export function WidthSwitch({ width, onChange }: WidthSwitchProps) {
  return (
    <PillChoices legend={frameTexts.width} name="preview-width" value={width} choices={widths} onChange={onChange} />
  );
}
