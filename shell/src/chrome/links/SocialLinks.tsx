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

  /* The drawing is a mask, fetched once for all pages, over this colour. */
  i {
    inline-size: 22px;
    block-size: 22px;
    background: currentColor;
    forced-color-adjust: none;
  }

  ${socialNetworks.map(({ key }) => `[data-icon=${key}] { mask: url(/assets/sites/social/${key}.svg) center / contain; }`).join('')}
`;

/** The site's profiles elsewhere, as far as its config names them. */
export function SocialLinks() {
  const { social } = usePageConfig().site;
  const profiles = socialNetworks.filter(({ key }) => social[key]);
  if (profiles.length === 0) return null;
  return (
    <List>
      {profiles.map(({ key, label }) => (
        <li key={key}>
          <a href={social[key]} rel="me noopener" title={label}>
            <i data-icon={key} />
            <VisuallyHidden>{label}</VisuallyHidden>
          </a>
        </li>
      ))}
    </List>
  );
}
