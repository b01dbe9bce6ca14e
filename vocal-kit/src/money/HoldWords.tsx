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
  /** Names of the texts of a hold, from the point of view of their reader. */
  texts: { reason: string; answer: string; decision: string; byItself: string };
};

/** Texts of both sides of a hold, in chronological order. */
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
