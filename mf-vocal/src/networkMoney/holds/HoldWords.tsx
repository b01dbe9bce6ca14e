import { token } from '@marquee/shared';
import type { Hold } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';

const Words = styled.dl`
  display: grid;
  gap: ${token('space2')};
  max-inline-size: 52rem;
  margin: 0;

  dt {
    color: ${token('inkMuted')};
    font-size: ${token('textSm')};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

type HoldWordsProps = {
  hold: Hold;
  /** The names of the words, as their reader calls them. */
  texts: { reason: string; answer: string; decision: string; byItself: string };
};

/** The words of both sides of a hold, in the order in which they were said. */
export function HoldWords({ hold: { reason, answer, decision }, texts }: HoldWordsProps) {
  return (
    <Words>
      <div>
        <dt>{texts.reason}</dt>
        <dd>{reason}</dd>
      </div>
      {answer ? (
        <div>
          <dt>{texts.answer}</dt>
          <dd>{answer.words}</dd>
        </div>
      ) : null}
      {decision ? (
        <div>
          <dt>{texts.decision}</dt>
          <dd>{decision.words ?? texts.byItself}</dd>
        </div>
      ) : null}
    </Words>
  );
}
