import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import type { ReactNode } from 'react';

const Section = styled.section`
  h2 {
    margin: 0 0 ${token('space2')};
    padding-block-end: ${token('space2')};
    border-block-end: ${token('ruleWidth')} ${token('ruleStyle')} ${token('lineStrong')};
    color: ${token('accentText')};
    font: ${token('kickerWeight')} ${token('textXs')} / 1.4 ${token('kickerFont')};
    letter-spacing: ${token('kickerTracking')};
    text-transform: ${token('kickerCase')};
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li a {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${token('space3')};
    min-block-size: 2.75rem;
    color: ${token('ink')};
    font: ${token('headlineWeight')} ${token('textLg')} / 1.2 ${token('fontHeadline')};
    text-decoration: none;
  }

  li a:hover {
    color: ${token('accentText')};
  }
`;

/** Titled list of the side menu. */
export function MenuSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section>
      <h2>{title}</h2>
      {children}
    </Section>
  );
}
