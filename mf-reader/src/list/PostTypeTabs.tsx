import { above, token } from '@marquee/shared';
import type { PostType, TypeTotals } from '@marquee/shared/domain';
import { Link } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { pageTexts } from '../pageTexts.ts';
import { texts } from '../texts.ts';
import { listAddress } from './address/listAddress.ts';
import { PillRow } from './PillRow.ts';

const Tabs = styled(PillRow)`
  li > * {
    font-family: ${token('kickerFont')};
    font-weight: ${token('kickerWeight')};
    letter-spacing: ${token('kickerTracking')};
    text-transform: ${token('kickerCase')};
  }

  ${above('mobile')} {
    li > * {
      padding-inline: ${token('space4')};
    }
  }

  li > span {
    border-style: dashed;
    color: ${token('inkMuted')};
  }

  small {
    color: ${token('inkMuted')};
  }

  a[aria-current] > small {
    color: inherit;
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
  /** Number of posts of each type, if known. A type without posts is no link. */
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
