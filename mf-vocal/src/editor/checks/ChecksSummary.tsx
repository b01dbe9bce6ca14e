import { checkTexts } from './checkTexts.ts';
import { FindingList } from './FindingList.tsx';
import { type ChecksProps, useFindingList } from './useFindingList.ts';

/** The findings of the checks, beside the parts that a post lacks for a submission. */
export function ChecksSummary(props: ChecksProps) {
  const { findings, choose } = useFindingList(props);
  if (findings.length === 0) return null;
  return (
    <>
      <p>{checkTexts.advice}</p>
      <FindingList findings={findings} heading="h4" onChoose={choose} />
    </>
  );
}
