import type { PageConfig } from '@marquee/shared/domain';
import type { LegalSection, LegalSections } from '../legal/legalDocument.ts';

function agreement({ site: { name, brandName }, vocalUrl }: PageConfig): LegalSection {
  return {
    id: 'agreement',
    title: 'What you agree to',
    blocks: [
      `By reading ${name}, or by using anything that we offer on it, you agree to these terms. If you do not agree with them, please do not use the site.`,
      [
        'How we handle personal information is told in our ',
        { to: '/privacy-policy', label: 'privacy policy' },
        ', which is part of these terms. They also cover ',
        { to: vocalUrl, label: 'Vocal' },
        ', the creator platform on which writers write for our sites, and all other sites of the network. Where a site or a feature has terms of its own, those come first.',
      ],
      `“We” and “us” mean ${brandName}, the company behind the network; “you” means whoever reads, writes or otherwise uses it; “content” means texts, pictures, videos, sounds and everything else that the sites show.`,
    ],
  };
}

const readingAndSharing: LegalSection = {
  id: 'reading',
  title: 'Reading and sharing',
  blocks: [
    'Reading is free and needs no account. You may, for yourself and without asking us:',
    {
      items: [
        'read, print and keep copies of our pages;',
        'link to any page, in any form that does not make our work look like yours;',
        'quote from it within what the law allows, naming the writer and the site and linking to the page;',
        'follow our feeds in a reader of your choice;',
        'share a post with the means that the page offers.',
      ],
    },
    'For anything more, such as publishing a whole text or a picture somewhere else, translating it or selling it, please ask us first. We often say yes.',
  ],
};

const ourContent: LegalSection = {
  id: 'our-content',
  title: 'Whose work it is',
  blocks: [
    'The content of the sites belongs to us, to its writers, photographers and artists, or to others who let us show it, and is protected by copyright and other laws. The names and logos of the network’s sites are our marks; using them to point to us is fine, using them to seem to be us is not.',
    'Works that a caption marks as being under a free licence, or in the public domain, may be used as that licence says.',
  ],
};

const fairUseOfTheSite: LegalSection = {
  id: 'fair-use-of-the-site',
  title: 'Using the site fairly',
  blocks: [
    'The site is there for everyone. So please do not:',
    {
      items: [
        'break a law with it, or use it to harm, threaten or deceive anybody;',
        'try to enter parts of it that are not open to you, get round its protections or test them without our consent;',
        'put more load on it than a reader would, or stand in the way of other readers;',
        'make reads, clicks or accounts appear that no person stands behind;',
        'collect information about people from it;',
        'copy it by machine beyond what our robots.txt allows, or use it to train a model without a licence from us.',
      ],
    },
    [
      'Whoever finds a weakness in our systems and tells us before telling others acts in good faith, and will not hear from our lawyers. Search engines, archives and researchers are welcome within these limits.',
    ],
  ],
};

const whatWePublish: LegalSection = {
  id: 'what-we-publish',
  title: 'What our pages are and are not',
  blocks: [
    'We report, argue, review and tell stories with care, and correct mistakes where they stand. Still, what we publish is journalism and entertainment. It is not medical, legal, financial or other professional advice, and does not take the place of someone who knows your case. Opinions are those of whoever signs them.',
    'Some of our sites write about things that are not for everyone: drinks, cannabis, sexuality. They are meant for adults, and what they describe may not be lawful where you live. It is for you to know what is.',
    'Some links to shops may earn us a commission, and advertisements and paid content are marked as such. Neither decides what we write. Products are sold by the shops, under the terms of the shops; we are no party to a sale.',
    'Links and players lead to services of others, which have their own terms. We do not answer for what is found there.',
  ],
};

/** Terms for all readers of the site. */
export const reading: LegalSections = (config) => [
  agreement(config),
  readingAndSharing,
  ourContent,
  fairUseOfTheSite,
  whatWePublish,
];
