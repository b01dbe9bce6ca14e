import { type AvatarCrop, avatarLimits, type Image, type UploadedImage, type User } from '@marquee/shared/domain';
import { useDispatch } from '@marquee/shared/redux';
import { upload } from '@marquee/shared/transport/upload';
import { apiMessage } from '@marquee/vocal-kit/form/apiMessage.ts';
import { setUser } from '@marquee/vocal-kit/session/sessionSlice.ts';
import { useEffect, useRef, useState } from 'react';
import { useAccountApi } from '../AccountApiContext.ts';
import { accountTexts } from '../accountTexts.ts';

/** `share` is the share of bytes sent, from 0 to 1. `image` is the picture from which the writer chooses a square. */
export type AvatarState =
  | { kind: 'idle'; done: string }
  | { kind: 'sending'; share: number }
  | { kind: 'cropping'; image: Image; isPending: boolean; fault: string }
  | { kind: 'removing' }
  | { kind: 'failed'; message: string };

/** A square of a picture, in its pixels. */
export type Square = Pick<AvatarCrop, 'x' | 'y' | 'size'>;

const idle: AvatarState = { kind: 'idle', done: '' };

/** Uploads the writer's picture, stores the chosen square of it, and removes it. */
export function useAvatar(user: User) {
  const api = useAccountApi();
  const dispatch = useDispatch();
  const [state, setState] = useState<AvatarState>(idle);
  const ending = useRef<AbortController | null>(null);
  useEffect(() => () => ending.current?.abort(), []);

  async function choose(file: File): Promise<void> {
    const ended = new AbortController();
    ending.current = ended;
    const form = new FormData();
    form.append('image', file);
    setState({ kind: 'sending', share: 0 });
    try {
      const { image } = await upload<{ image: UploadedImage }>('/api/vocal/auth/uploadImage', form, {
        signal: ended.signal,
        onProgress: (share) => setState({ kind: 'sending', share }),
      });
      const isLarge = Math.min(image.width, image.height) >= avatarLimits.min;
      setState(
        isLarge
          ? { kind: 'cropping', image, isPending: false, fault: '' }
          : { kind: 'failed', message: accountTexts.pictureTooSmall(avatarLimits.min) },
      );
    } catch (error) {
      setState(ended.signal.aborted ? idle : { kind: 'failed', message: messageOf(error) });
    }
  }

  async function save(avatar: AvatarCrop | null): Promise<void> {
    dispatch(setUser((await api.update({ id: user.id, avatar })).user));
    setState({ kind: 'idle', done: avatar ? accountTexts.pictureSaved : accountTexts.pictureRemoved });
  }

  return {
    state,
    choose,
    cancel() {
      ending.current?.abort();
      setState(idle);
    },
    async use(square: Square): Promise<void> {
      if (state.kind !== 'cropping' || state.isPending) return;
      setState({ ...state, isPending: true, fault: '' });
      const { public_id } = state.image;
      await save({ public_id, ...square }).catch((error: unknown) =>
        setState({ ...state, isPending: false, fault: messageOf(error) }),
      );
    },
    async remove(): Promise<void> {
      setState({ kind: 'removing' });
      await save(null).catch((error: unknown) => setState({ kind: 'failed', message: messageOf(error) }));
    },
  };
}

function messageOf(error: unknown): string {
  return apiMessage(error, accountTexts.pictureFailed);
}
