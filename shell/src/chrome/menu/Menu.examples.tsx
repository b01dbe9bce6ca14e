import { defineExamples } from '@marquee/shared/examples';
import { Menu } from './Menu.tsx';

const actions = { onClose: () => {}, onLeave: () => {} };

export const examples = defineExamples({
  use: 'The side menu over the page: search, light or dark, and all lists, pages and sister sites.',
  setting: 'window',
  shown: {
    default: <Menu {...actions} state="open" />,
    'opened by the search button': <Menu {...actions} state="openedFromSearch" />,
  },
  hidden: { closed: <Menu {...actions} state="closed" /> },
});
