import { ButtonLink, Container, token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';

const Message = styled.div`
  padding-block: ${token('space8')};
  text-align: center;

  h1 {
    margin: 0;
    font: ${token('headlineWeight')} ${token('text4xl')} / ${token('headlineLeading')} ${token('fontHeadline')};
  }

  p {
    margin: ${token('space4')} auto ${token('space6')};
    max-width: 36rem;
    color: ${token('inkMuted')};
  }
`;

/** A page that says one thing and leads back: not here yet, not found, an error. */
export function MessagePage({ title, children, action }: { title: string; children: ReactNode; action?: ReactNode }) {
  return (
    <Container size="medium">
      <Message>
        <h1>{title}</h1>
        <p>{children}</p>
        {action ?? <ButtonLink to="/">{texts.backHome}</ButtonLink>}
      </Message>
    </Container>
  );
}
