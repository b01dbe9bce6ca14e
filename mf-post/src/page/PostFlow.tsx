import { token, upTo } from '@marquee/shared';
import { laidOutNearWindow } from '@marquee/shared/design/laidOutNearWindow';
import { styled } from '@marquee/shared/styled';

/** Container of a post's page. `100cqi` is the width of the page without its scroll bar. */
export const PostFrame = styled.div`
  container-type: inline-size;
  padding-block-end: ${token('space8')};

  @media print {
    padding: 0;
  }
`;

/**
 * A post down to its end, without the related posts, as a column. The column has about 66 characters, which are as wide
 * as 55 of the `0` that `ch` counts, and is never wider than the medium container. Pictures, galleries and the headline
 * extend beyond the column by negative margins.
 */
export const PostFlow = styled.article`
  display: flow-root;
  width: min(55ch, 43rem, 100cqi - 2 * ${token('space4')});
  margin-inline: auto;
  font-family: ${token('fontBody')};
  font-size: calc(clamp(1.125rem, 1.04rem + 0.36vw, 1.25rem) * ${token('bodyScale')});
  font-weight: ${token('bodyWeight')};
  line-height: ${token('bodyLeading')};

  /* The first five children fill a phone: header, picture, contents, masthead and first text. Wide windows lay out
     everything, because texts flow around pictures there. */
  ${upTo('tabletPortrait')} {
    & > :nth-child(n + 6) {
      ${laidOutNearWindow('22rem')}
    }
  }

  @media print {
    width: auto;
    font-size: 11pt;

    /* Paper hides link targets, so addresses of other sites are printed in the text. */
    a:not([class])[href^='http']::after {
      content: ' (' attr(href) ')';
      font-size: 0.8em;
      overflow-wrap: anywhere;
    }
  }
`;

/** The mark that closes a text. */
export const EndMark = styled.div`
  clear: both;
  padding-block-start: ${token('space6')};
  color: ${token('accentText')};
  font-size: 1.3em;
  line-height: 1;
  text-align: center;

  &::before {
    content: ${token('ornament')} / '';
  }
`;
