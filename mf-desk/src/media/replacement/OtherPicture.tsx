import { Button, CloudImage, token } from '@marquee/shared';
import { imageSizes } from '@marquee/shared/constants';
import { type Image, type MediaItem, mediaLimits } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { TextField } from '@marquee/vocal-kit/fields/TextField.tsx';
import { apiMessage } from '@marquee/vocal-kit/form/apiMessage.ts';
import { Fault } from '@marquee/vocal-kit/panels/pageParts.ts';
import { PictureUpload } from '@marquee/vocal-kit/pictures/PictureUpload.tsx';
import { useLoaded } from '@marquee/vocal-kit/session/useLoaded.ts';
import { texts } from '@marquee/vocal-kit/texts.ts';
import { useContext, useState } from 'react';
import { addPicture } from '../list/AddPictures.tsx';
import { MediaApiContext } from '../MediaApiContext.ts';
import { mediaTexts } from '../mediaTexts.ts';

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space3')};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0 0 ${token('space2')};
    font-weight: ${token('boldWeight')};
  }
`;

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8rem), 1fr));
  gap: ${token('space3')};
  max-block-size: 24rem;
  overflow: auto;

  label {
    display: grid;
    gap: ${token('space1')};
    align-content: start;
    cursor: pointer;
    font-size: ${token('textSm')};
    overflow-wrap: anywhere;
  }

  img {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }

  input {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    margin: 0;
    accent-color: ${token('link')};
  }
`;

const thumbnail = { ...imageSizes.galleryThumbnail, crop: 'fill' } as const;

type OtherPictureProps = { item: MediaItem; other: MediaItem | null; onChoose: (other: MediaItem) => void };

/** Choice of another picture of the same library. A new upload becomes a picture of the library first. */
export function OtherPicture({ item, other, onChoose }: OtherPictureProps) {
  const api = useContext(MediaApiContext);
  const [words, setWords] = useState('');
  const [q, search] = useState('');
  const [uploaded, setUploaded] = useState<MediaItem | null>(null);
  const [fault, setFault] = useState('');
  const asked = new URLSearchParams({ site: item.site, ...(q && { q }) });
  const { value } = useLoaded(`other ${asked}`, (signal) => api.list(asked, { signal }));
  const listed = value?.items.filter(({ id }) => id !== item.id && id !== uploaded?.id) ?? [];

  async function add(image: Image, file: File): Promise<void> {
    setFault('');
    try {
      const added = await addPicture(api, item.site, image, file);
      setUploaded(added.item);
      onChoose(added.item);
    } catch (error) {
      setFault(apiMessage(error, mediaTexts.addFailed));
    }
  }

  return (
    <Group>
      <legend>{mediaTexts.replaceChoice}</legend>
      <PictureUpload label={mediaTexts.replaceUpload} onDone={(image, file) => void add(image, file)} />
      {fault ? <Fault role="alert">{fault}</Fault> : null}
      <TextField
        field="replace-search"
        label={mediaTexts.replaceSearch}
        value={words}
        maxLength={mediaLimits.search}
        onChange={setWords}
      />
      <div>
        <Button $quiet onClick={() => search(words.trim())}>
          {texts.find}
        </Button>
      </div>
      <Choices>
        {[...(uploaded ? [uploaded] : []), ...listed].map((choice) => (
          <label key={choice.id}>
            <CloudImage image={choice.image} alt="" transform={thumbnail} />
            <span>
              <input type="radio" name="other" checked={other?.id === choice.id} onChange={() => onChoose(choice)} />{' '}
              {choice.title}
            </span>
          </label>
        ))}
      </Choices>
    </Group>
  );
}
