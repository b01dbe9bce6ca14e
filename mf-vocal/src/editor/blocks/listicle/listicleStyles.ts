import { token } from '@marquee/shared';
import { css } from '@marquee/shared/styled';

/** The numbers of a listicle's items, as on the post's page. */
export const listicleStyles = css`
  & h2[data-number] {
    display: flex;
    gap: 0.5em;
    align-items: first baseline;
    padding-block-start: ${token('space4')};
    border-block-start: ${token('ruleWidth')} ${token('ruleStyle')} ${token('lineStrong')};
  }

  /* A block has its number beside its own title. */
  & .react-renderer[data-number] [data-hole='title'] {
    display: flex;
    gap: 0.5em;
    align-items: first baseline;
  }

  & :is(h2[data-number], .react-renderer[data-number] [data-hole='title'])::before {
    position: static;
    flex: none;
    color: ${token('accentText')};
    font-family: ${token('fontHeadline')};
    font-weight: ${token('headlineWeight')};
    font-size: 2em;
    font-variant-numeric: lining-nums;
    line-height: 0.85;
    content: var(--number);
  }

  & h2[data-section]:has(> br.ProseMirror-trailingBreak:only-child)::after {
    color: ${token('inkMuted')};
    content: 'Section title';
    pointer-events: none;
  }
`;
