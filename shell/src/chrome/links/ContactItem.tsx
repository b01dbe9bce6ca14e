import { usePageConfig } from '@marquee/shared';
import { contactLink } from '@marquee/shared/text/contactLink';
import { texts } from '../texts.ts';

/** The link to write to the site, as an item of a list; nothing for a site without an address. */
export function ContactItem() {
  const { emailAddress } = usePageConfig().site.contact;
  if (!emailAddress) return null;
  return (
    <li>
      <a href={contactLink(emailAddress)}>{texts.contact}</a>
    </li>
  );
}
