import type { Image, SiteKey, User } from '@marquee/shared/domain';
import { may, mediaLimits, rightsOf } from '@marquee/shared/domain';
import { apiMessage } from '@marquee/vocal-kit/form/apiMessage.ts';
import { useSiteName } from '@marquee/vocal-kit/money/useSiteName.ts';
import { Faint, Fault } from '@marquee/vocal-kit/panels/pageParts.ts';
import { PictureUpload } from '@marquee/vocal-kit/pictures/PictureUpload.tsx';
import { useContext, useRef, useState } from 'react';
import type { MediaApi } from '../createMediaApi.ts';
import { MediaApiContext } from '../MediaApiContext.ts';
import { mediaTexts } from '../mediaTexts.ts';

type AddPicturesProps = {
  user: User;
  site: SiteKey | null;
  /** Called after pictures were added. */
  onAdded: () => void;
};

/** Uploads pictures into the library of the chosen magazine. They appear first in the list. */
export function AddPictures({ user, site, onAdded }: AddPicturesProps) {
  const api = useContext(MediaApiContext);
  const siteName = useSiteName();
  const [said, say] = useState('');
  const [fault, setFault] = useState('');
  const added = useRef(0);
  const rights = rightsOf(user);
  if (!may(rights, 'editMedia')) return null;
  if (!site) return <Faint>{mediaTexts.chooseSite}</Faint>;
  if (!may(rights, 'editMedia', { site, sites: [site] })) return null;
  const ofSite = site;

  async function add(image: Image, file: File): Promise<void> {
    setFault('');
    try {
      await addPicture(api, ofSite, image, file);
      added.current += 1;
      say(mediaTexts.added(added.current));
      onAdded();
    } catch (error) {
      setFault(apiMessage(error, mediaTexts.addFailed));
    }
  }

  return (
    <div>
      <PictureUpload
        label={mediaTexts.addTo(siteName(site))}
        multiple
        onDone={(image, file) => void add(image, file)}
      />
      <p role="status">{said}</p>
      {fault ? <Fault role="alert">{fault}</Fault> : null}
    </div>
  );
}

/** Adds an upload to the library, with the name of its file as its title. */
export function addPicture(api: MediaApi, site: SiteKey, { public_id }: Image, { name }: File) {
  const fileName = name.normalize('NFC').slice(0, mediaLimits.fileName).trim();
  const title = fileName
    .replace(/\.[a-z]{3,4}$/i, '')
    .replaceAll(/[_-]+/g, ' ')
    .trim();
  return api.add({
    ...{ site, public_id, fileName, title: title || fileName || mediaTexts.noName },
    ...{ credit: '', rights: '', altText: null, focus: null, lastDay: null, isForWriters: false },
  });
}
