import { ForAdults, SectionTitle, token, usePageConfig, VisuallyHidden } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { texts } from '../../texts.ts';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space2')};
  margin: 0;
  padding: 0;
  list-style: none;
`;

// The first row has room for the icon to grow, so nothing below it moves.
const Site = styled.a`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: 80px auto auto;
  align-items: end;
  gap: ${token('space2')};
  padding-block-end: ${token('space4')};
  border-block-end: 1px solid ${token('line')};
  color: ${token('ink')};
  text-decoration: none;

  & > img {
    width: 60px;
    height: 60px;
    border-radius: ${token('radius')};
    object-fit: contain;
    transition:
      width ${token('motionFast')} ${token('easing')},
      height ${token('motionFast')} ${token('easing')};
  }

  &:hover > img,
  &:focus-visible > img {
    width: 100%;
    height: 80px;
    background: ${token('sunken')};
  }

  & > strong {
    font-family: ${token('fontHeadline')};
    font-size: ${token('textLg')};
    font-weight: ${token('headlineWeight')};
    line-height: 1.2;
    letter-spacing: ${token('headlineTracking')};
    text-transform: ${token('headlineCase')};
  }

  &:hover > strong {
    color: ${token('accentText')};
  }

  & > small {
    margin-block-start: calc(-1 * ${token('space1')});
    color: ${token('inkMuted')};
    font-size: ${token('textSm')};
    line-height: 1.4;
  }
`;

/** Links to the sister sites of the network. Each opens in a new tab. */
export function NetworkList() {
  const { networks } = usePageConfig();
  if (networks.length === 0) return null;
  return (
    <nav aria-labelledby="network">
      <SectionTitle id="network">{texts.network}</SectionTitle>
      <List>
        {networks.map(({ key, url, label, description, isForAdults }) => (
          <li key={key}>
            <Site href={url} target="_blank" rel="noopener">
              <img src={`/assets/sites/${key}/icon.svg`} alt="" width={60} height={60} loading="lazy" />
              <strong>
                {label}
                {isForAdults ? <ForAdults /> : null}
              </strong>
              <small>{description}</small>
              <VisuallyHidden>{texts.opensInNewTab}</VisuallyHidden>
            </Site>
          </li>
        ))}
      </List>
    </nav>
  );
}
