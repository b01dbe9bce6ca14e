import { token, usePageConfig, VisuallyHidden } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { socialNetworks } from './socialNetworks.ts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space1')};
  margin: 0 -10px;
  padding: 0;
  list-style: none;

  a {
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: ${token('radius')};
    color: inherit;
  }

  a:hover {
    background: color-mix(in srgb, currentColor 14%, transparent);
  }

  svg {
    inline-size: 22px;
    fill: currentColor;
    fill-rule: evenodd;
  }
`;

/** The site's profiles elsewhere, as far as its config names them. */
export function SocialLinks() {
  const { social } = usePageConfig().site;
  const profiles = socialNetworks.filter(({ key }) => social[key]);
  if (profiles.length === 0) return null;
  return (
    <List>
      {profiles.map(({ key, label, icon }) => (
        <li key={key}>
          <a href={social[key]} rel="me noopener" title={label}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={icon} />
            </svg>
            <VisuallyHidden>{label}</VisuallyHidden>
          </a>
        </li>
      ))}
    </List>
  );
}
