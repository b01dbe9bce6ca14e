import type { PageConfig } from '@marquee/shared/domain';
import type { LegalSection, LegalSections } from '../legal/legalDocument.ts';

const copyrightComplaints: LegalSection = {
  id: 'copyright-complaints',
  title: 'If your rights are affected',
  blocks: [
    'If you think that a page uses your work without permission, or injures your rights in another way, write to the address at the end of this page. So that we can act, tell us:',
    {
      items: [
        'the address of the page, and which part of it you mean;',
        'which work or right of yours is affected, and that you hold it or act for whoever does;',
        'how we reach you;',
        'that what you say is accurate and made in good faith, and your signature, which may be typed.',
      ],
    },
    'We look at every complaint, remove what has to be removed, tell whoever wrote it, and let them answer. Accounts that injure the rights of others repeatedly are closed.',
  ],
};

const noWarranty: LegalSection = {
  id: 'no-warranty',
  title: 'No warranty',
  blocks: [
    'We work to keep the site correct, available and safe, and cannot promise that it always will be. It is provided as it is and as it is available, without warranties of any kind, as far as the law allows us to say so. We may change, pause or end any part of it; writers hear of an end early enough to fetch what is theirs.',
  ],
};

function liability({ site: { brandName } }: PageConfig): LegalSection {
  return {
    id: 'liability',
    title: 'Liability',
    blocks: [
      `As far as the law allows, ${brandName}, its editors and its writers are not liable for damage that follows indirectly from using the site or from not being able to use it, nor for lost profit or lost data. Where we are liable, it is for no more than the larger of 100 US dollars and what we paid you in the 12 months before.`,
      'Nothing in these terms limits liability for intent, gross negligence, injury to life or health, or anything else for which the law does not let it be limited. Rights that you have as a consumer stay as they are.',
      'If somebody makes a claim against us because you broke these terms or the rights of others, you make good what it costs us, as far as you are to blame for it.',
    ],
  };
}

const changes: LegalSection = {
  id: 'changes',
  title: 'Changes to these terms',
  blocks: [
    'We may change these terms. The date at the head of this page says since when they hold. Writers hear of changes that matter by email at least 30 days before; whoever goes on using the site after that agrees to them.',
  ],
};

function applicableLaw({ site: { brandName } }: PageConfig): LegalSection {
  return {
    id: 'applicable-law',
    title: 'Applicable law',
    blocks: [
      `These terms follow the law of the place where ${brandName} is established, and its courts decide disputes, unless the law of the place where you live gives you a court or a protection that cannot be waived. Before going to court, please write to us: most things can be settled with a letter.`,
      'If a part of these terms should not be valid, the rest remains. If we do not insist on a right at once, we have not given it up. You may not hand on your rights and duties under these terms without our consent; we may, if the site changes hands.',
    ],
  };
}

function contact({ site: { name, contact } }: PageConfig): LegalSection {
  return {
    id: 'contact',
    title: 'Contact',
    blocks: [
      contact.emailAddress
        ? `Questions about these terms, about a permission or about ${name} are welcome here:`
        : `Questions about these terms, about a permission or about ${name} are welcome.`,
    ],
    hasContact: true,
  };
}

/** Complaints, liability and the rest of the law. */
export const law: LegalSections = (config) => [
  copyrightComplaints,
  noWarranty,
  liability(config),
  changes,
  applicableLaw(config),
  contact(config),
];
