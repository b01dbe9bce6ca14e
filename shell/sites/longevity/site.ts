import type { SiteConfigInput } from '@marquee/shared/domain';

export const site: SiteConfigInput = {
  key: 'longevity',
  name: 'Longevity',
  timeZone: 'America/Halifax',
  order: 60,
  description: 'Health and medicine, unhurried: the long life and how people live it.',
  subject: 'health',
  metaTitle: 'Longevity: health and medicine, unhurried',
  metaDescription:
    'Reported stories on the body and its long life: sleep, movement, food, ageing, the clinic and the people in it, told with care for the evidence and for the reader.',
  brandName: 'Marquee Media',
  url: { base: 'https://longevity.example' },
  logo: { width: 145, height: 40 },
  contact: {
    emailAddress: 'reception@longevity.example',
    postalAddress: 'Longevity, The Old Dispensary, 27 Saint Brannoc’s Walk, Cape Fennel, Nova Scotia',
    phone: '+1 902 555 0142',
  },
  social: {
    twitterUsername: 'longevityreads',
    instagram: 'https://www.instagram.com/longevityreads',
    facebook: 'https://www.facebook.com/longevityreads',
    pinterest: 'https://www.pinterest.com/longevityreads',
    youtube: 'https://www.youtube.com/@longevityreads',
  },
  staticAbout: `
<p>The waiting room of the Old Dispensary in Cape Fennel had one magazine in it for nine years. It was about yachts. In 2014 a nurse named Orla Finch, who had been asked every day of those nine years whether there was anything else to read, wrote four pages about what blood pressure is, stapled them, and left six copies on the table. They were taken home by lunchtime.</p>
<p>Longevity is what became of the four pages. We write about health the way she did: as something that happens to a particular person, in a particular kitchen, usually on a weekday. We like a good trial and we read the tables at the back of it. We also like to know who was left out, who paid, and how large the effect would look if you met it in the street.</p>
<p>You will find no miracles here and very few secrets. We do not sell supplements, take money from people who do, or call food a drug or exercise a medicine. When an idea is new we say how new, when it is old we say how it has worn, and when nobody knows we leave the question standing where it can be seen. Two clinicians read every medical piece before it runs; their disagreements have improved us.</p>
<p>What we publish is journalism and not advice. It cannot know your history, and you should not change a medicine, a diet or a plan of treatment because of something you read between two appointments. Take it to the appointment. Several of our favourite letters begin, “My doctor and I had an argument about your article.”</p>
<p>The title is a small joke. Nobody here is promising anyone more years; we are interested in what goes into them.</p>`.trim(),
  commerceDisclosure: 'We may earn a commission when you buy through links in this post.',
  virtualDocumentTitle: 'Longevity',
  affinity: ['feast', 'potent', 'omni', 'journal', 'marquee'],
  videoPlayers: ['youtube', 'brightcove'],
};
