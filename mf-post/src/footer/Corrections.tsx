import { PublishedDate, token } from '@marquee/shared';
import { correctionLabels, type PostCorrection } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';

const List = styled.ul`
  margin-block: ${token('space6')};
  padding: ${token('space3')} ${token('space4')};
  border-inline-start: max(4px, ${token('ruleWidth')}) solid ${token('accent')};
  background: ${token('sunken')};
  list-style: none;

  & > li + li {
    margin-block-start: ${token('space4')};
  }

  & p {
    margin: 0;
    overflow-wrap: break-word;
    white-space: pre-line;
  }
`;

const Heading = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${token('space3')};
  color: ${token('inkMuted')};
  font-size: calc(${token('textSm')} * ${token('bodyScale')});

  & > strong {
    color: ${token('ink')};
  }
`;

/** Says what has changed in a post since its publication, the oldest change first. */
export function Corrections({ corrections }: { corrections: readonly PostCorrection[] }) {
  return (
    <List>
      {corrections.map(({ kind, words, at }) => (
        <li key={at}>
          <Heading as="div">
            <strong>{correctionLabels[kind]}</strong>
            <PublishedDate date={at} />
          </Heading>
          <p dir="auto">{words}</p>
        </li>
      ))}
    </List>
  );
}
