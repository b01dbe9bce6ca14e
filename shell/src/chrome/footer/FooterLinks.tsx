import { type RootState, token, usePageConfig } from '@marquee/shared';
import { hostKindOf } from '@marquee/shared/domain';
import { useSelector } from '@marquee/shared/redux';
import { styled } from '@marquee/shared/styled';
import { siteNavigationId } from '../elementIds.ts';
import { CategoryItems } from '../links/CategoryItems.tsx';
import { ContactItem } from '../links/ContactItem.tsx';
import { type LinkItem, LinkItems } from '../links/LinkItems.tsx';
import { SiteItems } from '../links/SiteItems.tsx';
import { typeLinks } from '../links/typeLinks.ts';
import { texts } from '../texts.ts';

/** The footer has as many columns as fit. The nine sister sites take two columns where there is room. */
const Columns = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr));
  gap: ${token('space5')};
  margin-block-start: ${token('space6')};
  padding-block-start: ${token('space5')};
  border-block-start: 1px solid color-mix(in srgb, currentColor 30%, transparent);

  h2 {
    margin-block-end: ${token('space2')};
    font: ${token('kickerWeight')} ${token('textXs')} / 1.5 ${token('kickerFont')};
    letter-spacing: ${token('kickerTracking')};
    text-transform: ${token('kickerCase')};
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  a {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${token('space2')};
    min-block-size: 2.25rem;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }

  @media (pointer: coarse) {
    a {
      min-block-size: 44px;
    }
  }
`;

const aboutLinks: readonly LinkItem[] = [
  ['/about', texts.about],
  ['/sitemap', texts.siteMap],
  ['/saved', texts.saved],
];

const legalLinks: readonly LinkItem[] = [
  ['/privacy-policy', texts.privacyPolicy],
  ['/terms-of-use', texts.termsOfUse],
];

/**
 * Links to pages of the site and to its sister sites. They include all links of the side menu and need no JavaScript.
 */
export function FooterLinks({ year }: { year: number }) {
  const { site, sites } = usePageConfig();
  const hasCategories = useSelector((state: RootState) => Object.keys(state.category.categories).length > 0);
  // The creator host has neither lists of posts nor pages about a site.
  const isCreatorHost = hostKindOf(site.key) === 'creator';
  return (
    <Columns id={siteNavigationId} aria-label={texts.footer}>
      {hasCategories ? (
        <div>
          <h2>{texts.categories}</h2>
          <ul>
            <CategoryItems />
          </ul>
        </div>
      ) : null}
      {isCreatorHost ? null : (
        <div>
          <h2>{texts.reading}</h2>
          <ul>
            <LinkItems links={[...typeLinks, [`/archive/${year}`, texts.archive], ['/search', texts.search]]} />
            <li>
              <a href="/feed.xml">{texts.feed}</a>
            </li>
          </ul>
        </div>
      )}
      <div>
        <h2>{texts.networks}</h2>
        <ul>
          <SiteItems sites={sites.filter(({ key }) => key !== site.key)} />
        </ul>
      </div>
      <div>
        <h2>{site.name}</h2>
        <ul>
          {isCreatorHost ? null : <LinkItems links={aboutLinks} />}
          <ContactItem />
          <LinkItems links={legalLinks} />
        </ul>
      </div>
    </Columns>
  );
}
