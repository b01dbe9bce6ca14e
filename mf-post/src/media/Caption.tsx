import { directionOf, token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import type { ReactNode } from 'react';
import { messages } from '../texts.ts';
import { Credit } from './Credit.tsx';

const Line = styled.figcaption`
  padding-block-start: ${token('space3')};
  color: ${token('inkMuted')};
  font: ${token('bodyWeight')} calc(${token('textSm')} * ${token('bodyScale')}) / 1.45 ${token('fontBody')};
  text-wrap: pretty;

  & a {
    color: inherit;
  }

  & p {
    margin: 0;
  }
`;

type CaptionProps = {
  /** Sanitized HTML. */
  html?: string;
  /** Photographer or source: plain text. */
  credit?: string;
  children?: ReactNode;
};

/** The caption of a figure, from HTML or from children but not both, and its credit. */
export function Caption({ html, credit, children }: CaptionProps) {
  if (html && children && process.env.NODE_ENV !== 'production') console.warn(messages.captionTwice);
  if (credit)
    return (
      <Line>
        {html ? <span dir={directionOf(html)} dangerouslySetInnerHTML={{ __html: html }} /> : children}{' '}
        <Credit>{credit}</Credit>
      </Line>
    );
  if (html) return <Line dir={directionOf(html)} dangerouslySetInnerHTML={{ __html: html }} />;
  return children ? <Line>{children}</Line> : null;
}
