import { token, usePageConfig } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { socialNetworks } from './socialNetworks.ts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space2')} ${token('space5')};
  margin: 0;
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

/** The site's profiles elsewhere, as far as its config names them. */
export function SocialLinks() {
  const { social } = usePageConfig().site;
  const profiles = socialNetworks.filter(({ key }) => social[key]);
  if (profiles.length === 0) return null;
  return (
    <List>
      {profiles.map(({ key, label }) => (
        <li key={key}>
          <a href={social[key]} rel="me noopener">
            {label}
          </a>
        </li>
      ))}
    </List>
  );
}
