import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { Check } from '../fields/Check.ts';
import { checkTexts } from './checkTexts.ts';
import { FindingList } from './FindingList.tsx';
import { useLinkStates } from './links/useLinkStates.ts';
import { maxSentenceWords } from './rules/longSentences.ts';
import { canFindSentences, chooseLongSentences, useLongSentences } from './sentenceChoice.ts';
import { type ChecksProps, useFindingList } from './useFindingList.ts';

const Note = styled.p`
  margin: 0;
  color: ${token('inkMuted')};
  font-size: ${token('textSm')};
`;

/** Content of the panel that lists what a writer may want to change, while the post is written. */
export function ChecksPanel(props: ChecksProps) {
  const { findings, choose } = useFindingList(props);
  const hasLongSentences = useLongSentences();
  return (
    <>
      <Note>{findings.length > 0 ? checkTexts.advice : checkTexts.nothing}</Note>
      <FindingList findings={findings} heading="h3" onChoose={choose} />
      <LinkPhase />
      {canFindSentences ? (
        <Check>
          <input
            type="checkbox"
            checked={hasLongSentences}
            onChange={({ target }) => chooseLongSentences(target.checked)}
          />
          {checkTexts.longSentences(maxSentenceWords)}
        </Check>
      ) : null}
    </>
  );
}

const phaseTexts = {
  idle: '',
  checking: checkTexts.checkingLinks,
  done: checkTexts.linksChecked,
  failed: checkTexts.linksUnchecked,
} as const;

/** Says whether the links are checked. */
function LinkPhase() {
  return <Note role="status">{phaseTexts[useLinkStates().phase]}</Note>;
}
