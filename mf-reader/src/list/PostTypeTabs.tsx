import { token, upTo } from '@marquee/shared';
import { edgeFade } from '@marquee/shared/design/edgeFade';
import type { PostType, TypeTotals } from '@marquee/shared/domain';
import { Link } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { pageTexts } from '../pageTexts.ts';
import { texts } from '../texts.ts';
import { listAddress } from './listAddress.ts';

const Tabs = styled.nav`
  margin-inline: -6px;
  overflow-x: auto;
  scrollbar-width: none;
  ${edgeFade}

  & > ul {
    display: flex;
    gap: ${token('space2')};
    width: max-content;
    margin: 0;
    /* Room for the focus ring, which the scrolling row would cut off. */
    padding: 6px;
    list-style: none;
  }

  li > * {
    display: flex;
    gap: 0.5em;
    align-items: center;
    min-height: 44px;
    padding-inline: ${token('space4')};
    border: 1px solid ${token('line')};
    border-radius: ${token('radiusPill')};
    color: ${token('ink')};
    font-family: ${token('kickerFont')};
    font-size: ${token('textSm')};
    font-weight: ${token('kickerWeight')};
    letter-spacing: ${token('kickerTracking')};
    text-decoration: none;
    text-transform: ${token('kickerCase')};
    transition:
      background-color ${token('motionFast')} ${token('easing')},
      border-color ${token('motionFast')} ${token('easing')};
  }

  li > span {
    border-style: dashed;
    color: ${token('inkMuted')};
  }

  small {
    color: ${token('inkMuted')};
    font-variant-numeric: lining-nums tabular-nums;
  }

  a[aria-current] > small {
    color: inherit;
  }

  a:hover {
    border-color: ${token('ink')};
  }

  ${upTo('mobile')} {
    li > * {
      padding-inline: ${token('space3')};
    }
  }

  a[aria-current] {
    border-color: ${token('ink')};
    background: ${token('ink')};
    color: ${token('paper')};
  }

  @media (forced-colors: active) {
    a[aria-current] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

const tabs: readonly { label: string; postType?: PostType }[] = [
  { label: pageTexts.allTypes },
  { label: texts.articles, postType: 'article' },
  { label: texts.galleries, postType: 'gallery' },
  { label: texts.videos, postType: 'video' },
];

type PostTypeTabsProps = {
  /** Address of the list with all types. */
  path: string;
  current: PostType | undefined;
  /** How many posts there are of each type, where that is known: a type without any is no link. */
  totals?: TypeTotals | undefined;
};

/** Links to a list's articles, galleries and videos. */
export function PostTypeTabs({ path, current, totals }: PostTypeTabsProps) {
  const totalOf = (postType: PostType | undefined) =>
    totals && (postType ? totals[postType] : Object.values(totals).reduce((sum, total) => sum + total, 0));
  return (
    <Tabs aria-label={pageTexts.postTypes}>
      <ul>
        {tabs.map(({ label, postType }) => {
          const total = totalOf(postType);
          const words = (
            <>
              {label}
              {total === undefined ? null : <small>{total}</small>}
            </>
          );
          return (
            <li key={label}>
              {total === 0 && postType && postType !== current ? (
                <span>{words}</span>
              ) : (
                <Link to={listAddress(path, postType)} aria-current={postType === current ? 'page' : undefined}>
                  {words}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </Tabs>
  );
}
