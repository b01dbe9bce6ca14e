import { headline, token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { texts } from '../texts.ts';

const List = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Plan = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token('space2')} ${token('space4')};
  align-items: baseline;
  padding-block: ${token('space5')};

  & + & {
    border-block-start: 1px solid ${token('line')};
  }

  &:first-child {
    padding-block-start: 0;
  }

  p {
    grid-column: 1 / -1;
    max-inline-size: 38rem;
    color: ${token('inkMuted')};
    font-size: ${token('textLg')};
    line-height: 1.45;
  }
`;

const Name = styled.h3`
  ${headline('text2xl')}
`;

const When = styled.span`
  padding: ${token('space1')} ${token('space3')};
  border-radius: ${token('radiusPill')};
  background: ${token('accentSoft')};
  color: ${token('ink')};
  font-size: ${token('textSm')};
  font-weight: ${token('boldWeight')};
`;

/** What is to come, and nothing that only looks as if it worked already. */
export function Plans() {
  return (
    <List>
      {texts.plans.map(({ name, text }) => (
        <Plan key={name}>
          <Name>{name}</Name>
          <When>{texts.comesLater}</When>
          <p>{text}</p>
        </Plan>
      ))}
    </List>
  );
}
