import { token, VisuallyHidden } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { checkTexts } from './checkTexts.ts';
import { type CheckedEditor, useFindings } from './useFindings.ts';

const Badge = styled.span`
  position: absolute;
  inset-block-start: 0.125rem;
  inset-inline-end: 0.125rem;
  min-inline-size: 1.125rem;
  border-radius: ${token('radiusPill')};
  background: ${token('sunken')};
  color: ${token('ink')};
  font-size: 0.75rem;
  line-height: 1.125rem;
  text-align: center;
`;

/** Maximum number that is shown, because it must fit above the icon. */
const maxShown = 99;

/** Number of findings on the button that opens the panel. Nothing is shown without findings. */
export function ChecksCount(checked: CheckedEditor) {
  const { findings } = useFindings(checked);
  const count = findings.length;
  if (count === 0) return null;
  return (
    <>
      <Badge aria-hidden="true">{count > maxShown ? `${maxShown}+` : count}</Badge>
      <VisuallyHidden>{checkTexts.count(count)}</VisuallyHidden>
    </>
  );
}
