import { SectionTitle, token, upTo } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import type { ReactNode } from 'react';

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: ${token('space5')} ${token('space7')};
  align-items: start;
  padding-block: ${token('space6')};

  & + & {
    border-block-start: 1px solid ${token('line')};
  }

  ${upTo('tabletPortrait')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Title = styled(SectionTitle)`
  padding: 0;
  border: 0;
`;

const Hint = styled.p`
  max-inline-size: 28rem;
  margin-block-start: ${token('space2')};
  color: ${token('inkMuted')};
  line-height: 1.45;
`;

const Content = styled.div`
  display: grid;
  gap: ${token('space4')};
  max-inline-size: 38rem;
`;

type AccountSectionProps = { id: string; title: string; hint: string; children: ReactNode };

/** Section of the account page with a title and a hint on one side, and controls on the other. */
export function AccountSection({ id, title, hint, children }: AccountSectionProps) {
  return (
    <Section aria-labelledby={id}>
      <div>
        <Title id={id}>{title}</Title>
        <Hint>{hint}</Hint>
      </div>
      <Content>{children}</Content>
    </Section>
  );
}
