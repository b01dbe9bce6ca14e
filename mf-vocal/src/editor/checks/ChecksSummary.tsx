import type { ChecksProps } from './ChecksPanel.tsx';
import { checkTexts } from './checkTexts.ts';
import { FindingList } from './FindingList.tsx';
import { jumpTo } from './jumpTo.ts';
import { useCheckedLinks } from './useCheckedLinks.ts';
import { useFindings } from './useFindings.ts';

/** The findings of the checks, beside the parts that a post lacks for a submission. */
export function ChecksSummary({ panels, ...checked }: ChecksProps) {
  const { findings, presentOf } = useFindings(checked);
  useCheckedLinks(checked);

  function choose(key: string): void {
    const finding = presentOf(key);
    if (finding) jumpTo(finding, checked, panels);
  }

  if (findings.length === 0) return null;
  return (
    <>
      <p>{checkTexts.advice}</p>
      <FindingList findings={findings} heading="h4" onChoose={choose} />
    </>
  );
}
