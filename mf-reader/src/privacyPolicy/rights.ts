import type { PageConfig } from '@marquee/shared/domain';
import type { LegalSection, LegalSections } from '../legal/legalDocument.ts';

const californiaOnlinePrivacy: LegalSection = {
  id: 'california-online-privacy',
  title: 'California Online Privacy Protection Act',
  blocks: [
    'California was the first state of the United States to require commercial websites to post a privacy policy. Its law reaches beyond California: anyone who runs a website that collects personally identifiable information from Californians must state clearly what is collected and with whom it is shared. In accordance with it we agree to the following:',
    {
      items: [
        'you can visit our site anonymously;',
        'a link to this privacy policy, with the word “Privacy” in it, stands at the foot of our front page and of every other page;',
        'changes to this policy are announced on this page;',
        'you can change your personal information by writing to us, or by signing in to your account on Vocal.',
      ],
    },
    'Do Not Track: we honour the signals Do Not Track and Global Privacy Control. When your browser sends one, we plant no cookies for measuring or advertising and do not track you from site to site.',
    'Others may collect information about what you do online over time and across sites only where their service appears on our pages, as described under cookies and advertising.',
  ],
};

function children({ site: { name } }: PageConfig): LegalSection {
  return {
    id: 'children',
    title: 'Children’s privacy',
    blocks: [
      'The Children’s Online Privacy Protection Act of the United States puts parents in control of what is collected online from children under the age of 13.',
      `We do not market to children under 13, and ${name} does not knowingly collect personal information from them. An account on Vocal is open to adults only.`,
      'If you believe that a child has given us personal information, please write to us. We delete it as soon as we know of it.',
    ],
  };
}

const fairInformationPractices: LegalSection = {
  id: 'fair-information-practices',
  title: 'Fair information practices',
  blocks: [
    'The principles of fair information practices are the backbone of privacy law in the United States and have shaped data protection all over the world. To be in line with them we do the following should a data breach occur:',
    {
      items: [
        'we notify you by email within 1 business day of learning of it, if it concerns your information;',
        'we say in that message what happened, which information is concerned, what we have done and what you can do;',
        'we put a notice on the site if we cannot reach everybody by email.',
      ],
    },
    'We also agree to the principle of individual redress: individuals have the right to pursue legally enforceable rights against those who collect and process data and fail to adhere to the law. It requires not only that individuals have enforceable rights against those who use data, but also that they can turn to courts or government agencies to investigate and prosecute failures.',
  ],
};

const yourChoices: LegalSection = {
  id: 'your-choices',
  title: 'Your choices',
  blocks: [
    'Wherever you live, you may ask us what we hold about you, have it corrected, receive a copy that a machine can read, have it deleted, or object to a use of it. We answer within 30 days and take no fee. We may ask you for a proof that it is you who is asking.',
    'If you are not content with our answer, you can complain to the authority for data protection where you live.',
  ],
};

const changes: LegalSection = {
  id: 'changes',
  title: 'Changes to this policy',
  blocks: [
    'When what we do changes, this page changes with it, and the date at its head says since when it holds. Those who subscribe to a newsletter or have an account hear of changes that matter by email, before they take effect.',
  ],
};

const contactingUs: LegalSection = {
  id: 'contacting-us',
  title: 'Contacting us',
  blocks: ['If there are any questions about this privacy policy, you can reach us here:'],
  hasContact: true,
};

/** Readers' rights by law and good practice, changes, and how to reach us. */
export const rights: LegalSections = (config) => [
  californiaOnlinePrivacy,
  children(config),
  fairInformationPractices,
  yourChoices,
  changes,
  contactingUs,
];
