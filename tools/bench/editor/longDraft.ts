import type { DraftChanges, DraftModule, Image } from '@marquee/shared/domain';

/** Size of the longest post that the writing desk must carry. */
export const longDraftSize = { paragraphs: 2_000, blocks: 200 } as const;

const sentence = 'The last bus to the sea leaves at ten to midnight, and nobody on it is going home before the morning';

/** A paragraph of about forty words, with marks and a link. */
const paragraph = (name: string) =>
  `<p>${name}. ${sentence}, <strong>which is the point</strong> of it. ${sentence}, and <em>some</em> of them know <a href="https://example.com/why">why</a>.</p>`;

function block(number: number, picture: Image): DraftModule {
  const base = {
    id: `block-${number}`,
    isListicleItem: false,
    title: `Block ${number}`,
    content: paragraph(`B${number}`),
  };
  const media = { mediaLayout: 'insetCenter', imageCaption: 'By the sea' } as const;
  const image = { ...picture, url: null };
  switch (number % 4) {
    case 0:
      return { ...base, type: 'gallery', images: [image, image, image], galleryStyle: 'grid' };
    case 1:
      return { ...base, ...media, type: 'image', image: picture };
    case 2:
      return { ...base, ...media, type: 'video', brightcoveId: '5972928233001', videoLink: null, videoData: null };
    default:
      return { ...base, type: 'product', url: 'https://example.com/', data: null, image: picture };
  }
}

/** A post with 200 blocks, each followed by a heading and its share of the 2,000 paragraphs, as a writer leaves it. */
export function longDraft(picture: Image): DraftChanges {
  const ownParagraphs = longDraftSize.paragraphs / longDraftSize.blocks - 1;
  const modules = Array.from({ length: longDraftSize.blocks }, (_, number): DraftModule[] => {
    const paragraphs = Array.from({ length: ownParagraphs }, (_, index) => paragraph(`T${number}.${index}`));
    const content = `<h2>Part ${number}</h2>${paragraphs.join('')}`;
    return [block(number, picture), { id: `text-${number}`, type: 'content', isListicleItem: false, content }];
  });
  return { title: 'A very long post', name: 'A very long post', modules: modules.flat() };
}
