import { defineExamples } from '@marquee/shared/examples';
import { texts } from '../texts.ts';
import { MessagePage } from './MessagePage.tsx';

const run = () => {};

export const examples = defineExamples({
  use: 'A page that has one message, and one button that leads on.',
  setting: 'edges',
  shown: {
    'an address that leads nowhere': (
      <MessagePage heading={texts.notFoundHeading} text={texts.notFound} action={{ label: texts.toHome, run }} />
    ),
    'the session is not known': (
      <MessagePage
        heading={texts.sessionFailedHeading}
        text={texts.sessionFailed}
        action={{ label: texts.tryAgain, run }}
      />
    ),
  },
});
