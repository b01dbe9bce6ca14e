import { ForAdults, type RootState, token, usePageConfig } from '@marquee/shared';
import { useSelector } from '@marquee/shared/redux';
import { Link } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { contactLink } from './contactLink.ts';
import { siteNavigationId } from './siteNavigationId.ts';
import { texts } from './texts.ts';

/** As many columns as fit; the sister sites, nine, take two of them where there is room. */
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

/** All ways through the site and to its sisters: what the side menu has, and more, for everybody before JavaScript. */
export function FooterLinks({ year }: { year: number }) {
  const { site, sites } = usePageConfig();
  const categories = useSelector((state: RootState) => state.category.categories);
  const { emailAddress } = site.contact;
  // It has none of the lists, nor the pages about a site.
  const isCreatorHost = site.key === 'vocal';
  const entries = Object.values(categories);
  return (
    <Columns id={siteNavigationId} aria-label={texts.footer}>
      {entries.length > 0 ? (
        <div>
          <h2>{texts.categories}</h2>
          <ul>
            {entries.map(({ key, name, urlPath }) => (
              <li key={key}>
                <Link to={urlPath}>{name}</Link>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {isCreatorHost ? null : (
        <div>
          <h2>{texts.reading}</h2>
          <ul>
            <li>
              <Link to="/articles">{texts.articles}</Link>
            </li>
            <li>
              <Link to="/galleries">{texts.galleries}</Link>
            </li>
            <li>
              <Link to="/videos">{texts.videos}</Link>
            </li>
            <li>
              <Link to={`/archive/${year}`}>{texts.archive}</Link>
            </li>
            <li>
              <Link to="/search">{texts.search}</Link>
            </li>
            <li>
              <a href="/feed.xml">{texts.feed}</a>
            </li>
          </ul>
        </div>
      )}
      <div>
        <h2>{texts.networks}</h2>
        <ul>
          {sites
            .filter(({ key }) => key !== site.key)
            .map(({ key, url, label, isForAdults }) => (
              <li key={key}>
                <a href={url}>
                  {label}
                  {isForAdults ? <ForAdults /> : null}
                </a>
              </li>
            ))}
        </ul>
      </div>
      <div>
        <h2>{site.name}</h2>
        <ul>
          {isCreatorHost ? null : (
            <>
              <li>
                <Link to="/about">{texts.about}</Link>
              </li>
              <li>
                <Link to="/sitemap">{texts.siteMap}</Link>
              </li>
              <li>
                <Link to="/saved">{texts.saved}</Link>
              </li>
            </>
          )}
          {emailAddress ? (
            <li>
              <a href={contactLink(emailAddress)}>{texts.contact}</a>
            </li>
          ) : null}
          <li>
            <Link to="/privacy-policy">{texts.privacyPolicy}</Link>
          </li>
          <li>
            <Link to="/terms-of-use">{texts.termsOfUse}</Link>
          </li>
        </ul>
      </div>
    </Columns>
  );
}
