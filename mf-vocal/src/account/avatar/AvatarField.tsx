import { Button, buttonStyle, token } from '@marquee/shared';
import type { User } from '@marquee/shared/domain';
import { onDemand } from '@marquee/shared/page/onDemand';
import { useOnDemand } from '@marquee/shared/page/useOnDemand';
import { styled } from '@marquee/shared/styled';
import { Fault, Hint } from '@marquee/vocal-kit/form/fieldParts.ts';
import { UserPicture } from '@marquee/vocal-kit/session/UserPicture.tsx';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { accountTexts } from '../accountTexts.ts';
import type { AvatarCropperProps } from './AvatarCropper.tsx';
import { useAvatar } from './useAvatar.ts';

const cropper = onDemand<AvatarCropperProps>(async () => (await import('./AvatarCropper.tsx')).AvatarCropper);

const Field = styled.div`
  display: grid;
  gap: ${token('space3')};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space4')} ${token('space5')};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space3')};
`;

/** The file input covers its label, so that it receives clicks, dropped files and the focus. */
const Choose = styled.label<{ $quiet?: boolean }>`
  ${buttonStyle}
  position: relative;

  & input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    opacity: 0;
    cursor: pointer;
  }

  &:focus-within {
    outline: 3px solid ${token('focus')};
    outline-offset: 2px;
  }
`;

const Byline = styled.p`
  display: flex;
  align-items: center;
  gap: ${token('space2')};
  font-size: ${token('textSm')};
  overflow-wrap: anywhere;
`;

/** Shows the writer's picture as on the account page and in a byline, and lets the writer change it. */
export function AvatarField({ user }: { user: User }) {
  const { state, choose, cancel, use, remove } = useAvatar(user);
  const isCropping = state.kind === 'cropping';
  const Cropper = useOnDemand(cropper, isCropping && 'a picture is uploaded', cancel);
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const wasCropping = useRef(false);

  // The focused button was removed together with the cropper.
  useEffect(() => {
    if (wasCropping.current && !isCropping) input.current?.focus();
    wasCropping.current = isCropping;
  }, [isCropping]);

  if (isCropping && Cropper)
    return (
      <Cropper
        image={state.image}
        isPending={state.isPending}
        fault={state.fault}
        onUse={(square) => void use(square)}
        onCancel={cancel}
      />
    );
  return (
    <Field>
      <Row>
        <UserPicture user={user} size={96} />
        {state.kind === 'sending' || isCropping ? (
          <Actions>
            <progress value={state.kind === 'sending' ? state.share : 1} aria-label={accountTexts.uploadingPicture} />
            <Button $quiet onClick={cancel}>
              {accountTexts.cancel}
            </Button>
          </Actions>
        ) : (
          <Actions>
            <PictureChoice hasPicture={Boolean(user.image)} input={input} hintId={hintId} choose={choose} />
            {user.image ? (
              <Button $quiet aria-disabled={state.kind === 'removing'} onClick={() => void remove()}>
                {state.kind === 'removing' ? accountTexts.removingPicture : accountTexts.removePicture}
              </Button>
            ) : null}
          </Actions>
        )}
      </Row>
      <Byline aria-label={accountTexts.bylineLabel}>
        <UserPicture user={user} size={30} />
        {accountTexts.by(`${user.firstName} ${user.lastName}`)}
      </Byline>
      {state.kind === 'failed' ? <Fault role="alert">{state.message}</Fault> : null}
      <Hint id={hintId}>{accountTexts.pictureHint}</Hint>
      <span role="status">{state.kind === 'idle' ? state.done : ''}</span>
    </Field>
  );
}

type PictureChoiceProps = {
  hasPicture: boolean;
  input: RefObject<HTMLInputElement | null>;
  hintId: string;
  choose: (file: File) => Promise<void>;
};

function PictureChoice({ hasPicture, input, hintId, choose }: PictureChoiceProps) {
  const label = hasPicture ? accountTexts.replacePicture : accountTexts.choosePicture;
  return (
    <Choose $quiet>
      {label}
      <input
        ref={input}
        type="file"
        accept=".gif,.jpeg,.jpg,.png,image/gif,image/jpeg,image/png"
        aria-label={label}
        aria-describedby={hintId}
        onFocus={cropper.warm}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void choose(file);
          // Clears the field, so that the same file can be chosen again after a failure.
          target.value = '';
        }}
      />
    </Choose>
  );
}
