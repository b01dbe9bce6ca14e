import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { altExampleTexts } from './altExampleTexts.ts';

const Examples = styled.details`
  & > summary {
    min-block-size: 2.75rem;
    align-content: center;
    color: ${token('link')};
    cursor: pointer;
  }

  & > dl {
    display: grid;
    gap: ${token('space2')};
    margin: 0 0 ${token('space2')};
  }

  & dt {
    font-weight: ${token('boldWeight')};
  }

  & dd {
    margin: 0;
    color: ${token('inkMuted')};
  }
`;

/** Examples of alternative texts by kind of picture. */
export function AltExamples() {
  return (
    <Examples>
      <summary>{altExampleTexts.label}</summary>
      <dl>
        {altExampleTexts.byKind.map(({ kind, example }) => (
          <div key={kind}>
            <dt>{kind}</dt>
            <dd>{example}</dd>
          </div>
        ))}
      </dl>
    </Examples>
  );
}
