import { token } from '@marquee/shared';
import type { GalleryImage } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { useState } from 'react';
import { mediaTexts } from '../../media/mediaTexts.ts';
import { GalleryPicture } from './GalleryPicture.tsx';
import { imageKeys, movedImages } from './galleryImages.ts';
import { useDraggedPlace } from './useDraggedPlace.ts';

const List = styled.ol`
  /* Twice the class: the document's own lists are indented. */
  && {
    display: grid;
    gap: ${token('space3')};
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

const Notice = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token('space3')};
  min-block-size: 2.75rem;
  margin: 0;

  & button {
    min-block-size: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    color: ${token('link')};
    font: inherit;
    text-decoration: underline;
    cursor: pointer;
  }
`;

type Removed = { image: GalleryImage; place: number };
export type GalleryPicturesProps = {
  images: readonly GalleryImage[];
  /** True to show the fields for credits. */
  hasCredits: boolean;
  onChange: (images: GalleryImage[]) => void;
};

/** Lists the pictures of a gallery with their captions and alternative texts. Writers can move and remove pictures. */
export function GalleryPictures({ images, hasCredits, onChange }: GalleryPicturesProps) {
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [said, say] = useState('');
  const keys = imageKeys(images);
  const { list, dragged, handleOf } = useDraggedPlace(move);

  function move(from: number, to: number): void {
    setRemoved(null);
    onChange(movedImages(images, from, to));
    say(mediaTexts.pictureMoved(to + 1, images.length));
  }

  function remove(place: number): void {
    const image = images[place];
    if (!image) return;
    onChange(images.toSpliced(place, 1));
    setRemoved({ image, place });
    say(mediaTexts.pictureRemoved(place + 1));
  }

  function putBack({ image, place }: Removed): void {
    onChange(images.toSpliced(place, 0, image));
    setRemoved(null);
    say(mediaTexts.pictureMoved(place + 1, images.length + 1));
  }

  return (
    <>
      <List ref={list} aria-label={mediaTexts.pictures}>
        {images.map((image, place) => (
          <GalleryPicture
            key={keys[place]}
            image={image}
            place={place}
            total={images.length}
            hasCredit={hasCredits}
            handle={handleOf(place)}
            mark={dragged?.from === place ? 'dragged' : dragged?.to === place ? 'target' : undefined}
            onChange={(changed) => onChange(images.with(place, { ...image, ...changed }))}
            onMove={(to) => move(place, to)}
            onRemove={() => remove(place)}
          />
        ))}
      </List>
      <Notice>
        <span role="status">{said}</span>
        {removed ? (
          <button type="button" onClick={() => putBack(removed)}>
            {mediaTexts.undoRemoval}
          </button>
        ) : null}
      </Notice>
    </>
  );
}
