import type { PageConfig } from '@marquee/shared/domain';
import type { LegalSection, LegalSections } from '../legal/legalDocument.ts';

function cookies({ site: { name }, vocalUrl }: PageConfig): LegalSection {
  return {
    id: 'cookies',
    title: 'Cookies',
    blocks: [
      `Cookies are small texts that a site asks your browser to keep and to send back with later visits. ${name} itself needs very few:`,
      {
        items: [
          'one remembers, for a year, whether you chose a light or a dark appearance; it exists only if you chose, and it is the same for everybody who chose alike;',
          [
            'one keeps you signed in on ',
            { to: vocalUrl, label: 'Vocal' },
            '; it exists only if you sign in there and goes when you sign out.',
          ],
        ],
      },
      'Your browser may also keep copies of pages that you have opened, so that they can be read without a connection. They stay on your device.',
      'Others whose services appear on our pages, such as players of videos, measurement services and advertising vendors, may set cookies of their own when their service is in use on the page that you are reading: to remember how you have set a player, to count visits, to keep track of advertisements.',
      'You can have your browser warn you each time a cookie is being sent, refuse cookies or delete them; its help pages say how. Without them you can still read everything: your choice of appearance is forgotten between visits, and you cannot sign in on Vocal.',
    ],
  };
}

const thirdPartyDisclosure: LegalSection = {
  id: 'third-party-disclosure',
  title: 'Third-party disclosure',
  blocks: [
    'We do not sell, trade or otherwise hand to outside parties information by which you can be identified.',
    'This does not include those who help us to run the site, deliver the newsletter, store data and pay our writers. They receive only what their task needs, may use it for nothing else, and have agreed to keep it confidential.',
    'We may release information when we believe that the law requires it, to enforce our terms of use, or to protect the rights, the property or the safety of ourselves or of others. If the network or a part of it should change hands, information goes with it under this same policy, and we tell those concerned beforehand.',
    'Information by which nobody can be identified, such as how often a post was read, may be given to others for publishing, advertising or other uses.',
  ],
};

const thirdPartyLinks: LegalSection = {
  id: 'third-party-links',
  title: 'Third-party links',
  blocks: [
    'Our pages lead to sites of others, because a story refers to them, because a writer recommends a product, or because a post can be shared there. Some links to shops may earn us a commission; the price that you pay does not change.',
    'Those sites have privacy policies of their own, separate from ours. We have no responsibility or liability for what they contain and do. We still want our links to lead to places that deserve them, and are glad to hear of any that do not.',
  ],
};

const advertising: LegalSection = {
  id: 'advertising',
  title: 'Advertising and how to opt out',
  blocks: [
    'Some pages of the network may carry advertisements that an advertising vendor places for us. The vendor, and those it works with, may use cookies to serve advertisements to you that are based on your visits to our site and to other sites on the Internet.',
    'When such advertisements are in use, we and the vendor may use cookies of our own together with those of the vendor to compile how often advertisements were shown and what came of it. We do not give the vendor your name, your email address or anything from your account.',
    'You can opt out of advertisements that are chosen by your interests:',
    {
      items: [
        [
          'for the companies of the Network Advertising Initiative, on its ',
          { to: 'https://optout.networkadvertising.org/', label: 'opt-out page' },
          ';',
        ],
        [
          'for the companies of the Digital Advertising Alliance, at ',
          { to: 'https://optout.aboutads.info/', label: 'optout.aboutads.info' },
          ';',
        ],
        'for a single vendor, on the page of its advertising settings, to which the mark in the corner of its advertisements leads;',
        'for all of them, by refusing cookies of third parties in the settings of your browser.',
      ],
    },
    'You will then still see advertisements, but not ones that follow from what you read.',
  ],
};

/** Cookies, data for others, and advertising. */
export const cookiesAndOthers: LegalSections = (config) => [
  cookies(config),
  thirdPartyDisclosure,
  thirdPartyLinks,
  advertising,
];
