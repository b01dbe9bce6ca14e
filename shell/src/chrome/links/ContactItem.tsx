import { usePageConfig } from '@marquee/shared';
import { contactLink } from '@marquee/shared/text/contactLink';
import { texts } from '../texts.ts';

/** List item with the link to write to the site. Empty for a site without an address. */
export function ContactItem() {
  const { emailAddress } = usePageConfig().site.contact;
  if (!emailAddress) return null;
  return (
    <li>
      <a href={contactLink(emailAddress)}>{texts.contact}</a>
    </li>
  );
}
