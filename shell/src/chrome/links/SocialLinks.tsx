import { token, usePageConfig, VisuallyHidden } from '@marquee/shared';
import type { SiteConfig } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';

/**
 * `facebookAppId` and `twitterUsername` are data for other features and have no icon. The drawings are in
 * `shell/sites/social`.
 */
const socialNetworks = [
  { key: 'twitter', label: 'Twitter' },
  { key: 'facebook', label: 'Facebook' },
  { key: 'instagram', label: 'Instagram' },
  { key: 'youtube', label: 'YouTube' },
  { key: 'pinterest', label: 'Pinterest' },
  { key: 'reddit', label: 'Reddit' },
] as const satisfies readonly { key: keyof SiteConfig['social']; label: string }[];

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

/** Links to the site's profiles on social networks, as its config names them. */
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
