import { Button, CloudImage, token } from '@marquee/shared';
import { imageSizes } from '@marquee/shared/constants';
import type { LibraryPicture } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { ModalDialog } from '@marquee/vocal-kit/dialogs/ModalDialog.tsx';
import { Fault } from '@marquee/vocal-kit/form/fieldParts.ts';
import { PillChoices } from '@marquee/vocal-kit/form/PillChoices.tsx';
import { SearchForm } from '@marquee/vocal-kit/form/SearchForm.tsx';
import { dayText } from '@marquee/vocal-kit/time/dayText.ts';
import { useState } from 'react';
import { libraryTexts } from './libraryTexts.ts';
import { type Source, useLibrary } from './useLibrary.ts';

const Pictures = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr));
  gap: ${token('space3')};
  margin: 0;
  padding: 0;
  list-style: none;

  & button {
    display: grid;
    gap: ${token('space1')};
    inline-size: 100%;
    padding: 0 0 ${token('space2')};
    border: 1px solid ${token('line')};
    border-radius: ${token('radius')};
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  & button:hover {
    border-color: ${token('ink')};
  }

  & img {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }

  & button > :not(img) {
    padding-inline: ${token('space2')};
  }

  & small {
    color: ${token('inkMuted')};
    font-size: ${token('textSm')};
  }

  & small[data-term] {
    color: ${token('danger')};
    font-weight: ${token('boldWeight')};
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space3')};
`;

const sources: readonly Source[] = ['library', 'uploads'];

const thumbnail = { ...imageSizes.galleryThumbnail, crop: 'fill' } as const;

export type LibraryDialogProps = {
  postId: string;
  onChoose: (picture: LibraryPicture) => void;
  onClose: () => void;
};

/** Dialog in which a writer chooses a picture from the library of the post's magazine. */
export function LibraryDialog({ postId, onChoose, onClose }: LibraryDialogProps) {
  const { found, fault, isPending, search, more } = useLibrary(postId);
  const [from, setFrom] = useState<Source>('library');
  return (
    <ModalDialog title={libraryTexts.title} width="60rem" onClose={onClose}>
      <PillChoices
        legend={libraryTexts.source}
        name="picture-source"
        value={from}
        choices={sources.map((value) => ({ value, label: libraryTexts.sources[value] }))}
        onChange={(chosen) => {
          setFrom(chosen);
          search({ q: '', from: chosen });
        }}
      />
      {from === 'library' ? (
        <SearchForm words="" label={libraryTexts.search} onSearch={(q) => search({ q, from })} />
      ) : null}
      {fault ? <Fault role="alert">{fault}</Fault> : null}
      <p role="status">{messageOf(found, isPending)}</p>
      {found && found.items.length > 0 ? (
        <Pictures>
          {found.items.map((picture) => (
            <li key={picture.id}>
              <Choice
                picture={picture}
                onChoose={() => {
                  onChoose(picture);
                  onClose();
                }}
              />
            </li>
          ))}
        </Pictures>
      ) : null}
      <Row>
        {fault ? <Button onClick={() => search({ q: '', from })}>{libraryTexts.tryAgain}</Button> : null}
        {found?.next ? (
          <Button $quiet onClick={more}>
            {libraryTexts.more}
          </Button>
        ) : null}
        <Button $quiet onClick={onClose}>
          {libraryTexts.cancel}
        </Button>
      </Row>
    </ModalDialog>
  );
}

function Choice({ picture, onChoose }: { picture: LibraryPicture; onChoose: () => void }) {
  const { image, title, credit, lastDay, term, addedAt } = picture;
  return (
    <button type="button" onClick={onChoose}>
      <CloudImage image={image} alt="" transform={thumbnail} />
      <strong dir="auto">{title || libraryTexts.uploadedOn(dayText(addedAt.slice(0, 10)))}</strong>
      {credit ? <small>{libraryTexts.credit(credit)}</small> : null}
      {lastDay && term !== 'open' ? <small data-term={term}>{libraryTexts[term](dayText(lastDay))}</small> : null}
    </button>
  );
}

function messageOf(found: ReturnType<typeof useLibrary>['found'], isPending: boolean): string {
  if (isPending) return libraryTexts.loading;
  if (!found || found.items.length > 0) return '';
  if (found.from === 'uploads') return libraryTexts.noUploads;
  return found.q ? libraryTexts.noneFound(found.q) : `${libraryTexts.none} ${libraryTexts.noneLead}`;
}
