import { Container, token, upTo, usePageConfig } from '@marquee/shared';
import { laidOutNearWindow } from '@marquee/shared/design/laidOutNearWindow';
import { Link } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { SocialLinks } from '../links/SocialLinks.tsx';
import { texts } from '../texts.ts';
import { FooterLinks } from './FooterLinks.tsx';

const Band = styled.footer`
  margin-block-start: ${token('space8')};
  padding-block: ${token('space7')} ${token('space6')};
  background: ${token('footer')};
  color: ${token('footerInk')};
  font-size: ${token('textSm')};

  ${laidOutNearWindow('clamp(44rem, 200rem - 330vw, max(71rem, 330rem - 1100vw))')}

  a {
    color: inherit;
  }

  @media print {
    display: none;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${token('space5')};

  & > div {
    flex: 1 1 18rem;
  }
`;

const Name = styled.p`
  font: ${token('headlineWeight')} ${token('text2xl')} / 1.1 ${token('fontHeadline')};
  letter-spacing: ${token('headlineTracking')};
  text-transform: ${token('headlineCase')};

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }
`;

const Powered = styled.p`
  margin-block-start: ${token('space6')};

  ${upTo('mobile')} {
    margin-block-start: ${token('space5')};
  }
`;

type FooterProps = {
  /** The current year where the page was made. */
  year: number;
};

/** The footer of every page: the site's name, links to its pages and sister sites, and "Powered by". */
export function Footer({ year }: FooterProps) {
  const { site } = usePageConfig();
  return (
    <Band>
      <Container size="xlarge">
        <Head>
          <div>
            <Name>
              <Link to="/">{site.name}</Link>
            </Name>
            <p>{site.description}</p>
          </div>
          <SocialLinks />
        </Head>
        <FooterLinks year={year} />
        <Powered>
          {texts.poweredBy} {site.brandName} © {year}
        </Powered>
      </Container>
    </Band>
  );
}
