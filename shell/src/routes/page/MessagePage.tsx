import { Container, headline, token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import type { ReactNode } from 'react';

const Message = styled.div`
  padding-block: ${token('space7')};
  text-align: center;

  /* A decorative sign in the site's typeface; the text says the same to screen readers. */
  &[data-sign]::before {
    content: attr(data-sign) / '';
    display: block;
    margin-block-end: -0.18em;
    color: ${token('accentSoft')};
    font-family: ${token('fontHeadline')};
    font-size: calc(clamp(8rem, 26vw, 19rem) * ${token('headlineScale')});
    font-weight: ${token('headlineWeight')};
    line-height: 0.9;
    letter-spacing: ${token('headlineTracking')};
  }

  h1 {
    ${headline('text4xl')}
    position: relative;
  }

  & > p {
    max-inline-size: 38rem;
    margin: ${token('space4')} auto ${token('space5')};
    color: ${token('inkMuted')};
    font-size: calc(${token('textLg')} * ${token('bodyScale')});
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }

  & > search {
    display: block;
    max-inline-size: 34rem;
    margin-inline: auto;
    text-align: start;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token('space3')};
`;

type MessagePageProps = {
  /** A few decorative characters that are shown very large, for example `404`. */
  sign?: string;
  title: string;
  text: ReactNode;
  search?: ReactNode;
  /** Buttons and links for the next steps of the reader. */
  actions?: ReactNode;
  /** Content below the message. */
  children?: ReactNode;
};

/** A page with one message and the reader's next steps. The search form, 404, errors and offline use it. */
export function MessagePage({ sign, title, text, search, actions, children }: MessagePageProps) {
  return (
    <Container size="large">
      <Message data-sign={sign}>
        <h1>{title}</h1>
        <p>{text}</p>
        {search}
        {actions ? <Actions>{actions}</Actions> : null}
      </Message>
      {children}
    </Container>
  );
}
