import { directionOf, headline, token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import type { ReactNode } from 'react';

const Title = styled.h2`
  ${headline('text2xl')}
  margin-block: 1.7em 0.6em;
`;

const Item = styled.section`
  clear: both;
  margin-block: ${token('space8')} ${token('space5')};
  padding-block-start: ${token('space5')};
  border-block-start: ${token('ruleWidth')} ${token('ruleStyle')} ${token('lineStrong')};

  & > :last-child {
    margin-block-end: 0;
  }
`;

const ItemTitle = styled(Title)`
  display: flex;
  gap: 0.5em;
  align-items: first baseline;
  margin-block-start: 0;
`;

const Numeral = styled.span`
  flex: none;
  color: ${token('accentText')};
  font-size: 2em;
  font-variant-numeric: lining-nums;
  line-height: 0.85;
`;

type ModuleFrameProps = {
  title: string | undefined;
  /** Id of the title, as the target of links within the page. */
  titleId: string | undefined;
  /** The number of an item of a listicle. */
  number: number | null;
  children: ReactNode;
};

/** Shows a module below its title. An item of a listicle is a section with a number. */
export function ModuleFrame({ title, titleId, number, children }: ModuleFrameProps) {
  if (number === null) {
    return (
      <>
        {title && (
          <Title id={titleId} dir={directionOf(title)}>
            {title}
          </Title>
        )}
        {children}
      </>
    );
  }
  return (
    <Item>
      <ItemTitle id={titleId} dir={directionOf(title)}>
        <Numeral>{number}</Numeral> {title}
      </ItemTitle>
      {children}
    </Item>
  );
}
