import { ajax, imageUrl, usePageConfig } from '@marquee/shared';
import { imageSizes } from '@marquee/shared/constants';
import type { LinkCard, PageConfig } from '@marquee/shared/domain';
import type { Editor } from '@tiptap/react';
import { useEffect } from 'react';
import { addedCards } from '../document/embed/liveAddresses.ts';

/**
 * Fills new cards with title and picture of their pages, which the api reads. If a page cannot be read, its card keeps
 * the bare address.
 */
export function useFilledCards(editor: Editor): void {
  const { images } = usePageConfig();
  useEffect(() => {
    const asked = new Set<string>();
    const fillAll = () => {
      if (!editor.isEditable) return;
      for (const href of addedCards.getState(editor.state) ?? []) {
        if (asked.has(href)) continue;
        asked.add(href);
        ajax.post<{ card: LinkCard }>('/api/vocal/cards', { address: href }).then(
          ({ card }) => card.title && fill(editor, href, card, images),
          () => undefined,
        );
      }
    };
    fillAll();
    editor.on('update', fillAll);
    return () => void editor.off('update', fillAll);
  }, [editor, images]);
}

/** Gives every card of an address that has no title its title and picture. Undo does not remove them. */
function fill(editor: Editor, href: string, { title, image }: LinkCard, images: PageConfig['images']): void {
  if (editor.isDestroyed || !editor.isEditable) return;
  // A text may only show pictures of the network's own image service.
  const isOwn = images.cloudName.startsWith('/');
  const { width, height } = imageSizes.postThumbnail;
  const picture = image && isOwn ? imageUrl(images, image.public_id, { width, height, crop: 'fill' }) : '';
  const { tr } = editor.state;
  editor.state.doc.descendants(({ type, attrs }, place) => {
    if (type.name === 'embed' && attrs.href === href && !attrs.title)
      tr.setNodeMarkup(place, undefined, { ...attrs, title, picture });
  });
  if (tr.docChanged) editor.view.dispatch(tr.setMeta('addToHistory', false));
}
