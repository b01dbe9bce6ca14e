import type { Post } from '@marquee/shared/domain';
import { onDemand } from '@marquee/shared/page/onDemand';
import { onLoadIdle } from '@marquee/shared/page/onIdle';
import { useOnDemand } from '@marquee/shared/page/useOnDemand';
import { styled } from '@marquee/shared/styled';
import { useEffect, useState } from 'react';

/** The button that saves a post, with the reading list behind it. */
const saveButton = onDemand(
  async () => (await import(/* webpackChunkName: "saveButton" */ './SaveButton.tsx')).SaveButton,
);

/** Placeholder of the size of the button, which loads when the browser is idle and must not move anything. */
const Slot = styled.span`
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

/** The slot of the button that saves a post for later. It stays empty without scripts or storage. */
export function SaveSlot({ post }: { post: Post }) {
  const [isAtRest, setIsAtRest] = useState(false);
  useEffect(() => onLoadIdle(() => setIsAtRest(true)), []);
  const SaveButton = useOnDemand(saveButton, isAtRest && 'at rest');
  return <Slot>{SaveButton ? <SaveButton post={post} /> : null}</Slot>;
}
