import { token, upTo } from '@marquee/shared';
import { edgeFade } from '@marquee/shared/design/edgeFade';
import type { PostType } from '@marquee/shared/domain';
import { Link } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { pageTexts } from '../pageTexts.ts';
import { texts } from '../texts.ts';
import { listAddress } from './listAddress.ts';

const Tabs = styled.nav`
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
    margin-inline: -6px;
    list-style: none;
  }

  a {
    display: flex;
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

  a:hover {
    border-color: ${token('ink')};
  }

  ${upTo('mobile')} {
    a {
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
};

/** Links to a list's articles, galleries and videos. */
export function PostTypeTabs({ path, current }: PostTypeTabsProps) {
  return (
    <Tabs aria-label={pageTexts.postTypes}>
      <ul>
        {tabs.map(({ label, postType }) => (
          <li key={label}>
            <Link to={listAddress(path, postType)} aria-current={postType === current ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Tabs>
  );
}
