import { Spinner, token, usePageConfig } from '@marquee/shared';
import { useOnDemand } from '@marquee/shared/page/useOnDemand';
import { styled } from '@marquee/shared/styled';
import { startTransition, useEffect, useRef, useState } from 'react';
import { ModalDialog } from '../overlay/ModalDialog.tsx';
import { pictureMark } from '../overlay/overlayAddress.ts';
import { pictureAddress } from '../pictures/pictureAddress.ts';
import { postPictures } from '../pictures/postPictures.ts';
import { texts } from '../texts.ts';
import type { LightboxProps } from './LightboxProps.ts';
import { lightboxOnDemand } from './lightboxOnDemand.ts';

/** Dark in every colour scheme. The theme's colours follow, because each of them is a `light-dark()`. */
const Room = styled(ModalDialog)`
  color-scheme: dark;
  inline-size: 100vw;
  block-size: 100dvh;
  max-inline-size: none;
  max-block-size: none;
  padding: 0;
  border: 0;
  overflow: hidden;
  overscroll-behavior: contain;
  background: color-mix(in srgb, ${token('paper')} 50%, #000);
  color: ${token('ink')};

  /* The dialog takes the focus on opening, so that its name is read out; Tab moves to the first button. */
  &:focus-visible {
    outline: none;
  }
`;

const Waiting = styled(Spinner)`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  pointer-events: none;
`;

/** The dialog of the lightbox. It opens at once, while the code of its content may still load. */
export function LightboxDialog(props: LightboxProps) {
  const { post, index, onClose } = props;
  const { images } = usePageConfig();
  const latest = useRef(index);
  const Lightbox = useOnDemand(lightboxOnDemand, 'opened', () => {
    // If the code does not load, the reader gets the target of the link, which is the picture.
    const picture = postPictures(post)[index];
    if (picture) window.location.replace(pictureAddress(images, picture));
  });

  // The dark dialog responds to the click in the next frame even on a slow phone; content follows.
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => startTransition(() => setIsOpen(true)), []);

  useEffect(() => {
    latest.current = index;
  }, [index]);
  useEffect(
    () => () => {
      // A lightbox that was opened by its address has no earlier focus to restore.
      if (document.activeElement === document.body) document.getElementById(pictureMark(latest.current))?.focus();
    },
    [],
  );

  return (
    <Room label={texts.nowViewing} onClose={onClose}>
      {!Lightbox && <Waiting size="large" />}
      {Lightbox && isOpen && <Lightbox {...props} />}
    </Room>
  );
}
