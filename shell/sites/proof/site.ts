import type { SiteConfigInput } from '@marquee/shared/domain';

export const site: SiteConfigInput = {
  key: 'proof',
  name: 'Proof',
  timeZone: 'America/New_York',
  order: 90,
  isLive: false,
  description: 'What people pour, where they pour it, and why they stayed for another.',
  subject: 'drinks',
  metaTitle: 'Proof: cocktails, cellars and the rooms we drink in',
  metaDescription:
    'A magazine of drinks and the places they are poured: cocktails, wine, spirits, beer and the best things with no alcohol at all.',
  brandName: 'Marquee Media',
  url: { base: 'https://proof.example' },
  logo: { width: 161, height: 34 },
  contact: {
    emailAddress: 'bar@proof.example',
    postalAddress: 'Proof, 9 Cooperage Yard, Second Floor, Bellhaven 04112',
    phone: '+1 207 555 0142',
  },
  social: {
    twitterUsername: 'proofpours',
    twitter: 'https://twitter.com/proofpours',
    instagram: 'https://instagram.com/proofpours',
    pinterest: 'https://pinterest.com/proofpours',
  },
  staticAbout: `
<p>Proof began as a column about ice. It ran for eleven weeks in the back of a trade paper for refrigeration engineers, and it was
cancelled when somebody noticed that the author had stopped mentioning compressors. The readers who wrote in to complain became our
first subscribers. We still hear from the engineers.</p>
<p>We are interested in drinks as the most portable piece of a place. A glass will tell you what grows on the hill, who taxed it, who
was forbidden it and what the landlord thinks of you. So we go and stand at the bar. Nobody on this magazine reviews a room they have
not sat in twice, once on a busy night and once on a wet Tuesday, and nobody accepts a bottle they would not have bought.</p>
<p>Our recipes are tested three times: by the person who wrote them, by someone who disagrees with that person, and by a reader with an
ordinary kitchen and one measuring spoon. If a drink needs a centrifuge we will tell you about it and leave the centrifuge where it is.</p>
<p>About a fifth of what we publish has no alcohol in it, because about a fifth of the people at any good bar are not drinking tonight
and they deserve something better than a wet slice of lime. We think the second drink is usually the best one, and that the third is
optional. Drink less than you meant to, tip more than you meant to, and get home with somebody you came with.</p>
<p>Write to us about anything except rankings. The letters are read aloud on Fridays at six, with something small poured beside them.</p>
`,
  videoPlayers: ['youtube', 'brightcove'],
  commerceDisclosure: 'We may earn a commission when you buy through links in this post.',
  virtualDocumentTitle: 'Proof',
  affinity: ['feast', 'beat', 'journal', 'potent', 'marquee'],
};
