import type { Post } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { useEffect, useState } from 'react';
import { whenAtRest } from '../video/whenAtRest.ts';
import { saveButtonOnDemand } from './saveButtonOnDemand.ts';

/** As large as the button, which comes when the browser is idle and must not move anything. */
const Place = styled.span`
  flex: none;
  width: 44px;
  height: 44px;
  margin-inline-start: auto;

  [data-layout='fullWidth'] & {
    margin-inline-start: 0;
  }

  @media print {
    display: none;
  }
`;

/** The place of the button that saves a post for later. Without scripts, or storage, it stays empty. */
export function SaveSlot({ post }: { post: Post }) {
  const [SaveButton, setSaveButton] = useState(saveButtonOnDemand.here);
  useEffect(
    () =>
      whenAtRest(() =>
        saveButtonOnDemand.load().then(
          (component) => setSaveButton(() => component),
          () => undefined,
        ),
      ),
    [],
  );
  return <Place>{SaveButton ? <SaveButton post={post} /> : null}</Place>;
}
