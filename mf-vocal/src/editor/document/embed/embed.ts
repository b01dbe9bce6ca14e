import { Node } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { editorTexts } from '../../editorTexts.ts';
import { picturePath } from '../html/allowedHtml.ts';

/** Attributes of a card. `title` is the title of the page, and `picture` a path at our image service. */
type CardAttributes = { href: string; title: string; picture: string };

/**
 * Card of an address on its own line. Readers open the page of the address inside the post if their site allows its
 * provider. A card is stored as a figure with a link, so older releases, feeds and other programs show the link.
 */
export const embed = Node.create({
  name: 'embed',
  group: 'block',
  atom: true,
  draggable: true,
  isolating: true,
  addAttributes: () => ({
    href: { default: '', rendered: false },
    title: { default: '', rendered: false },
    picture: { default: '', rendered: false },
  }),
  parseHTML: () => [{ tag: 'figure.embed', getAttrs: cardOf, priority: 60 }],
  renderHTML: ({ node: { attrs } }) => {
    const { href, title, picture } = attrs;
    const image = picture ? [['img', { src: picture, alt: '' }]] : [];
    return [
      'figure',
      { class: 'embed' },
      // The link of a new card has no words yet.
      [
        'a',
        { href, 'aria-label': href ? undefined : editorTexts.blockNames.embed },
        ...image,
        ['strong', title || href],
        ' ',
        ['small', hostOf(href)],
      ],
    ];
  },
  renderText: ({ node }) => String(node.attrs.href),
  // A card is not editable text, so the browser would follow its link, and leave the post.
  addProseMirrorPlugins: () => [new Plugin({ props: { handleDOMEvents: { click: stay } } })],
});

/** Reads a card. Leaves out a picture of another host. Returns false for a figure that is no card. */
function cardOf(figure: HTMLElement): CardAttributes | false {
  const link = figure.querySelector<HTMLAnchorElement>(':scope > a[href]');
  const href = link?.getAttribute('href') ?? '';
  if (!link || !/^https?:\/\//i.test(href)) return false;
  const title = link.querySelector('strong')?.textContent.trim() ?? '';
  const picture = link.querySelector('img')?.getAttribute('src') ?? '';
  return { href, title: title === href ? '' : title, picture: picturePath.test(picture) ? picture : '' };
}

/** The host of an address as readers see it. */
export function hostOf(href: string): string {
  return URL.parse(href)?.host.replace(/^www\./, '') ?? '';
}

function stay(_view: unknown, event: MouseEvent): boolean {
  if (event.target instanceof Element && event.target.closest('figure.embed')) event.preventDefault();
  return false;
}
