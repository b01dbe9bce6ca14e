import type { PageConfig } from '@marquee/shared/domain';
import type { LegalDocument } from '../legal/legalDocument.ts';
import { cookiesAndOthers } from './cookiesAndOthers.ts';
import { information } from './information.ts';
import { rights } from './rights.ts';

/** The privacy policy of a site. */
export function privacyPolicy(config: PageConfig): LegalDocument {
  const { name, brandName } = config.site;
  return {
    title: 'Privacy Policy',
    effective: { date: '2026-11-30', words: 'November 30, 2026' },
    introduction: [
      `This policy is for everyone who wants to know how ${name}, a site of ${brandName}, handles personally identifiable information: information that can be used, on its own or together with other information, to identify, contact or locate a person.`,
      'The short form: you can read without telling us anything, we collect little, we sell none of it, and if it should ever be lost we tell you within 1 business day. The long form follows.',
    ],
    sections: [...information(config), ...cookiesAndOthers(config), ...rights(config)],
  };
}
