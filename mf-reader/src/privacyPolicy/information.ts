import type { PageConfig } from '@marquee/shared/domain';
import type { LegalSection, LegalSections } from '../legal/legalDocument.ts';

function informationWeCollect({ site: { name }, vocalUrl }: PageConfig): LegalSection {
  return {
    id: 'information-we-collect',
    title: 'What personal information we collect',
    blocks: [
      `You can read all of ${name} without telling us who you are. When you subscribe to a newsletter, write to us or enter information on our site in any other way, we may ask for:`,
      { items: ['your name;', 'your email address;', 'whatever else you choose to tell us in a message.'] },
      [
        'If you write for the network, you open an account on ',
        { to: vocalUrl, label: 'Vocal' },
        ', our creator platform. There we keep your first and last name, your email address, your password in a form that nobody can turn back into the password, the picture and the biography that you add, and the record of what you have earned and been paid. Your name, picture and biography are published with what you write.',
      ],
      'Our servers receive what every browser sends: the address of your connection, the kind of browser and the page asked for. We use it to answer you and to keep the service running. When we count that a post has been read, your address is turned at once into a code that changes every day and cannot be turned back. We keep that somebody read the post on that day, for how many seconds, and which kind of page linked to it: a search engine, a social network, a page of ours, another page or none. We keep neither who read it nor the address of the page that linked to it.',
    ],
  };
}

const whenWeCollect: LegalSection = {
  id: 'when-we-collect',
  title: 'When we collect information',
  blocks: [
    'We collect personal information from you when you:',
    {
      items: [
        'subscribe to a newsletter;',
        'fill in a form or enter information on our site, for example to answer a survey or to take part in a competition;',
        'write to us by email or post;',
        'open an account on Vocal, sign in, or change what your account says about you.',
      ],
    },
    'Searching the site, following its links and changing its appearance collects nothing about you. The words you search for stand in the address of the page, as any address does, and are not joined to a person.',
  ],
};

function howWeUse({ site: { brandName } }: PageConfig): LegalSection {
  return {
    id: 'how-we-use',
    title: 'How we use your information',
    blocks: [
      'We use the information that we collect from you to:',
      {
        items: [
          'send you the newsletter that you asked for, and nothing else in its place;',
          'answer what you write to us, and ask back where we have not understood;',
          'run a competition, a survey or another feature of the site that you took part in;',
          'keep your account on Vocal, publish under your name what you submit, and pay you what it earns;',
          'see which posts are read, in numbers, so that we can make better ones;',
          'keep the site safe from misuse, and do what the law requires of us.',
        ],
      },
      `Every newsletter says how to leave it, and leaving takes one click. ${brandName} takes no decision about you by machine alone.`,
      'We keep information for as long as it serves one of these purposes. When you leave a newsletter we delete your address from its list. When you close your account we delete what is in it, apart from records of payments, which the law obliges us to keep for a number of years.',
    ],
  };
}

const howWeProtect: LegalSection = {
  id: 'how-we-protect',
  title: 'How we protect your information',
  blocks: [
    'Pages and everything that you send to us travel over encrypted connections. Your personal information is held behind secured networks and can be reached only by the few people who need it for their work and who have promised to keep it confidential.',
    'Passwords are stored with a slow, salted hash. Sessions end by themselves. Software is kept up to date, and our systems are checked for known weaknesses regularly.',
    'We neither ask for nor store numbers of credit cards. Payments to writers go through a payment provider, which keeps the details that they need.',
    'No way of sending or storing data is without any risk. Should something go wrong, the section on fair information practices says what we do and how fast.',
  ],
};

/** The kinds of personal information, when we get it, how we use it and how we keep it safe. */
export const information: LegalSections = (config) => [
  informationWeCollect(config),
  whenWeCollect,
  howWeUse(config),
  howWeProtect,
];
