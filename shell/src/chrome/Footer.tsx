import { Container, token, usePageConfig } from '@marquee/shared';
import { Link } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { contactLink } from './contactLink.ts';
import { SocialLinks } from './SocialLinks.tsx';
import { texts } from './texts.ts';

const Band = styled.footer`
  margin-block-start: ${token('space8')};
  padding-block: ${token('space7')};
  background: ${token('footer')};
  color: ${token('footerInk')};
  font-size: ${token('textSm')};

  @media print {
    display: none;
  }
`;

const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token('space5')};

  p {
    margin: 0;
  }
`;

const Name = styled.p`
  font: ${token('headlineWeight')} ${token('text2xl')} / 1.1 ${token('fontHeadline')};
  letter-spacing: ${token('headlineTracking')};
  text-transform: ${token('headlineCase')};
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space5')};
  margin: ${token('space5')} 0;
  padding: 0;
  list-style: none;

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    color: inherit;
    text-underline-offset: 0.3em;
  }
`;

type FooterProps = {
  /** The current year where the page was made. */
  year: number;
};

/** The foot of every page. */
export function Footer({ year }: FooterProps) {
  const { site, sites } = usePageConfig();
  // It has none of the pages that the other links lead to.
  const isCreatorHost = site.key === 'vocal';
  const { emailAddress } = site.contact;
  return (
    <Band>
      <Container size="xlarge">
        <Columns>
          <div>
            <Name>{site.name}</Name>
            <p>{site.description}</p>
          </div>
          <SocialLinks />
        </Columns>
        <nav id="site-navigation" aria-label={texts.footer}>
          <Links>
            {isCreatorHost ? null : (
              <>
                <li>
                  <Link to="/about">{texts.about}</Link>
                </li>
                <li>
                  <Link to="/sitemap">{texts.siteMap}</Link>
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
            {isCreatorHost ? (
              <li>
                <Link to="/terms-of-use">{texts.termsOfUse}</Link>
              </li>
            ) : null}
          </Links>
          {isCreatorHost ? (
            <Links aria-label={texts.networks}>
              {sites.map(({ key, url, label }) => (
                <li key={key}>
                  <a href={`${url}/`}>{label}</a>
                </li>
              ))}
            </Links>
          ) : null}
        </nav>
        <p>
          {texts.poweredBy} {site.brandName} © {year}
        </p>
      </Container>
    </Band>
  );
}
