import type { SiteConfigInput } from '@marquee/shared/domain';

export const site: SiteConfigInput = {
  key: 'feast',
  name: 'Feast',
  timeZone: 'America/New_York',
  order: 20,
  isLive: false,
  description: 'Cooking, eating and who does the dishes',
  subject: 'food',
  metaTitle: 'Feast: cooking, eating and who does the dishes',
  metaDescription:
    'Markets, ovens, boats, canteens and the food that comes out of them: long stories, tested recipes and plain advice from the Feast kitchen.',
  brandName: 'Marquee Media',
  url: { base: 'https://feast.example' },
  logo: { width: 119, height: 34 },
  contact: {
    emailAddress: 'kitchen@feast.example',
    postalAddress: 'Feast, Marquee Media, 14 Quince Yard, Port Ellery, NY 12555',
    phone: '+1 555 0178',
  },
  social: {
    twitterUsername: 'feastkitchen',
    facebook: 'https://www.example.com/?network=facebook&profile=feastkitchen',
    instagram: 'https://www.example.com/?network=instagram&profile=feastkitchen',
    pinterest: 'https://www.example.com/?network=pinterest&profile=feastkitchen',
  },
  staticAbout: `<p>The Feast kitchen is on the second floor above a hardware shop. It has a gas range with one burner that runs hot, a window that opens nine inches, and a table for twelve that came out of a convent and went up the stairs in four pieces. Everything we publish has been cooked there, by at least two people, one of whom did not write the recipe.</p>
<p>We like food that belongs to somebody. So we spend a good deal of the week elsewhere: on quays at five in the morning, in school canteens at eleven, beside a village oven in the small hours with a man who will not say how he judges the heat. We try to come home with what they know, and to get the quantities right.</p>
<p>Our recipes are in grams first and cups second, because flour lies. Where a thing can be made with what is in the cupboard we say so, and where it cannot we say that too, and tell you what to look for in the shop. If a step is dull we tell you how long the dullness lasts.</p>
<p>We pay for our meals and give our real names only when the bill has come. We have no stars, no scores and no list of the fifty best of anything. If you cook something of ours and it fails, write and tell us what happened. The last four corrections we printed all came from readers, and the one about the custard was very good.</p>`,
  videoPlayers: ['youtube', 'brightcove'],
  commerceDisclosure: 'We may earn a commission when you buy through links in this post.',
  starters: [
    {
      name: 'A visit',
      blocks: [
        { kind: 'text', prompt: 'Where you ate, when, and who paid' },
        { kind: 'image' },
        { kind: 'heading', text: 'What we ate' },
        { kind: 'text', prompt: 'The dishes in the order in which they came' },
        { kind: 'heading', text: 'What it cost' },
        { kind: 'bulletList', prompt: 'A dish and its price' },
      ],
    },
  ],
  virtualDocumentTitle: 'Feast',
  affinity: ['proof', 'longevity', 'journal', 'potent', 'marquee'],
};
