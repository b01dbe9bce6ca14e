import type { SiteConfigInput } from '@marquee/shared/domain';

export const site: SiteConfigInput = {
  key: 'potent',
  name: 'Potent',
  timeZone: 'America/Los_Angeles',
  order: 80,
  description: 'A plant, its growers and its hours',
  subject: 'cannabis',
  metaTitle: 'Potent: cannabis culture, taken slowly',
  metaDescription:
    'Growers, weavers, botanists, cooks and the people on the porch. Potent writes about cannabis as a plant with a history, a craft and a place at the table. For adults.',
  brandName: 'Marquee Media',
  url: { base: 'https://potent.example' },
  logo: { width: 138, height: 36 },
  contact: {
    emailAddress: 'letters@potent.example',
    postalAddress: 'Potent, Marquee Media, The Drying Shed, 14 Alder Lane, Tansy Ridge, CA 95500',
    phone: '+1 555 0164',
  },
  social: {
    twitterUsername: 'potentletters',
    instagram: 'https://www.example.com/?network=instagram&profile=potentletters',
    pinterest: 'https://www.example.com/?network=pinterest&profile=potentletters',
    youtube: 'https://www.example.com/?network=youtube&profile=potentletters',
  },
  staticAbout: `<p>Potent is a magazine about one plant and the people around it. The plant is some twelve thousand years into its acquaintance with us. It has been rope, sail, lamp oil, bird seed, paper, medicine, sacrament, contraband and a line on a tax return, and it was never in a hurry about any of it. Neither are we.</p>
<p>We write about growers who know their hill by the smell of it, about hemp spinners and seed librarians, cooks, botanists, record collectors, a woman who mends greenhouse glass. We like soil more than strains and hours more than highs. You will not find a potency chart here, or a list of the ten strongest of anything; strength is the least interesting thing about a flower.</p>
<p>We are careful where care is due. Potent is written for adults. The law differs from one side of a river to the other, and it changes, so we say where a story happens and we do not give legal advice. We are not doctors, so we do not give medical advice either: when a reader’s question has the word <em>treat</em> in it, we print the question and send the reader to somebody qualified. We do not write for the young, advertise to them or make anything that looks like sweets. We think nobody should drive, or climb a ladder, or mind a child, after using the thing this magazine is named for. Some of our contributors never use it at all.</p>
<p>And we remember what it cost. People in many places have lost years for what is sold today behind a striped awning, and some of them are still losing them. Every issue carries at least one page on that, and it is never the page we cut.</p>
<p>The office is a former drying shed with a good roof and a bad stove. Visitors are welcome on Thursdays, when there is soup.</p>`,
  videoPlayers: ['youtube', 'brightcove'],
  commerceDisclosure: 'We may earn a commission when you buy through links in this post.',
  virtualDocumentTitle: 'Potent',
  affinity: ['longevity', 'feast', 'beat', 'proof', 'omni'],
};
