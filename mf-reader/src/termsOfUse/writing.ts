import type { PageConfig } from '@marquee/shared/domain';
import type { LegalSection, LegalSections } from '../legal/legalDocument.ts';

function accounts({ vocalUrl }: PageConfig): LegalSection {
  return {
    id: 'accounts',
    title: 'Accounts on Vocal',
    blocks: [
      [
        'To write for the network you need an account on ',
        { to: vocalUrl, label: 'Vocal' },
        '. To open one you must be 18 or older, give your own name and an email address at which we reach you, and keep both up to date.',
      ],
      'The account is yours alone. Choose a password that you use nowhere else, do not lend the account, and tell us at once if somebody else may have got in. What happens under your account counts as done by you until you have told us.',
      'You may close your account whenever you like. What has already been published stays as long as the licence below lasts.',
    ],
  };
}

const whatYouWrite: LegalSection = {
  id: 'what-you-write',
  title: 'What you write',
  blocks: [
    'What you write remains yours. By submitting a post you promise that:',
    {
      items: [
        'it is your own work, or you have the rights to everything in it, pictures, videos and quotations included;',
        'what it states as fact is true as far as you could find out, and you can tell an editor how you know it;',
        'it injures nobody’s rights: it does not defame, invade privacy, harass or incite hatred or violence, and shows nobody in an intimate way without their consent;',
        'it contains no hidden advertising, and names whoever paid for it, lent something for it or gave something for it;',
        'it carries nothing that harms the devices of readers.',
      ],
    },
    'If a machine wrote or drew a part of it, say so when you submit. Editors decide whether, and with which note, it can be published.',
  ],
};

const licence: LegalSection = {
  id: 'licence',
  title: 'What you allow us to do with it',
  blocks: [
    'For as long as a post is published you allow us, anywhere in the world and without exclusivity, to publish it on the sites of the network, to edit it for length, clarity and house style, to make it findable, to show excerpts and its pictures where we point to it, in feeds, newsletters and on other services, and to keep it in our archive.',
    'You may publish your text elsewhere. When you withdraw a post we take it off the sites within 5 business days; copies that others have made with or without permission are beyond our reach. Corrections that change the meaning of your text are not made without you.',
  ],
};

const review: LegalSection = {
  id: 'review',
  title: 'Review',
  blocks: [
    'Every post is read by an editor before it is published. An editor may publish it, ask for changes, or decline it, and gives a reason. There is no claim to be published. No editor decides about a post of their own.',
    'A published post may be taken down later, with a reason given to its writer, if it breaks these terms, if somebody’s rights are at stake or if it turns out to be wrong. You can answer, and another editor than the one who took it down will look at it.',
  ],
};

const payment: LegalSection = {
  id: 'payment',
  title: 'Payment',
  blocks: [
    'Posts earn by being read. The rate for 1,000 reads stands on your dashboard; a change of it applies only to reads from then on. A read counts once for each visitor, post and day, when the visitor stayed with the post for a while and read on. Your own reads, those of machines and those that were bought or faked do not count.',
    'You can ask for a payout once your balance has reached the minimum that the dashboard names. It is made in whole cents, usually within 10 business days; what remains stays on your balance. Charges of your payment provider and taxes are yours. We may need a document from you before we are allowed to pay.',
    'Earnings that rest on reads that should not have counted are taken back. If you find a mistake in your account, tell us within 90 days. Every entry in it can be seen and is never altered, only corrected by another.',
  ],
};

const closingAccounts: LegalSection = {
  id: 'closing-accounts',
  title: 'When we close an account',
  blocks: [
    'We may suspend or close an account that breaks these terms in a way that matters or again and again. Except where it would do harm, we say so beforehand, give the reason and hear what you have to say. What you have rightfully earned is paid out, also below the minimum.',
  ],
};

/** Terms for writers of the network on its creator platform. */
export const writing: LegalSections = (config) => [
  accounts(config),
  whatYouWrite,
  licence,
  review,
  payment,
  closingAccounts,
];
