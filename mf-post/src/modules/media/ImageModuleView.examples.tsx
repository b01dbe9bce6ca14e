import type { ImageModule } from '@marquee/shared/domain';
import { mediaLayouts } from '@marquee/shared/domain';
import { defineExamples } from '@marquee/shared/examples';
import { sampleImageModule } from '../../testing/sampleModules.ts';
import { sampleImage } from '../../testing/samplePost.ts';
import { ImageModuleView } from './ImageModuleView.tsx';

const longer = `<p>${'It hangs by the door, where the draught turns it. '.repeat(14)}</p>`;
const picture = (fields: Partial<ImageModule>) => (
  <ImageModuleView module={sampleImageModule(fields)} postName="The last reel" />
);

export const examples = defineExamples({
  use: 'A picture in one of five layouts, and the words that belong to it: a few stand beside it, more flow around it.',
  setting: 'post',
  shown: {
    'a few words beside it': picture({}),
    'a longer text around it': picture({ content: longer }),
    'with a credit': picture({ mediaLayout: 'insetCenter', imageCredit: 'Ada North / Reuters' }),
    'to the right': picture({ mediaLayout: 'outsetRight', content: longer }),
    'in the column': picture({ mediaLayout: 'insetCenter' }),
    'wider than the column': picture({ mediaLayout: 'outsetCenter' }),
    'from edge to edge': picture({ mediaLayout: 'fullWidth' }),
    'an upright picture': picture({ mediaLayout: 'insetCenter', image: sampleImage('door', 1200, 1800) }),
  },
  hidden: {
    'without caption, words and action': picture({
      imageCaption: undefined,
      content: undefined,
      actionLabel: undefined,
      actionUrl: undefined,
    }),
    ...Object.fromEntries(
      mediaLayouts.map((mediaLayout) => [`alone, ${mediaLayout}`, picture({ mediaLayout, content: undefined })]),
    ),
  },
});
