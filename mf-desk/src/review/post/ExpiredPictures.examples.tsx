import { defineExamples } from '@marquee/shared/examples';
import { createRef } from 'react';
import { ExpiredPictures } from './ExpiredPictures.tsx';

const picture = { publicId: 'uploads/a', title: 'The pier', lastDay: '2020-01-31' };
const given = { box: createRef<HTMLInputElement>(), isConfirmed: false, onConfirm: () => undefined };

export const examples = defineExamples({
  use: 'Warns a moderator about pictures whose last day of use is over or near.',
  shown: {
    expired: <ExpiredPictures {...given} pictures={[{ ...picture, term: 'expired' }]} />,
    'expiring soon': <ExpiredPictures {...given} pictures={[{ ...picture, term: 'expiring' }]} />,
  },
});
