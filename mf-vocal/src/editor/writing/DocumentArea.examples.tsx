import { defineExamples } from '@marquee/shared/examples';
import { imageModule } from '@marquee/vocal-kit/testing/modules.ts';
import { WrittenDocument } from '../../testing/WrittenDocument.tsx';
import { DocumentArea } from './DocumentArea.tsx';

const item = (id: string, title: string, content: string) => ({
  type: 'content' as const,
  id,
  title,
  isListicleItem: true,
  content,
});
const items = [
  item('1', 'Vane', '<p>It turned before the weather did.</p>'),
  { ...imageModule({ title: 'Fog' }), isListicleItem: true },
  item('3', 'The lamp', '<p>And then it was <strong>morning</strong>.</p>'),
];
const text = `<p>A first line, with <em>marks</em> and <a href="https://reel.example">a link</a>.</p><h2>A heading</h2>
<ul><li>One</li><li>Two</li></ul><blockquote><p>A quote of somebody.</p></blockquote><p>The end.</p>`;

export const examples = defineExamples({
  use: `The document of a post and its menus (${DocumentArea.name}).`,
  shown: {
    text: <WrittenDocument content={text} modules={[]} />,
    'a listicle': <WrittenDocument modules={items} listicle="ascending" />,
    'a listicle that counts down': <WrittenDocument modules={items} listicle="descending" />,
  },
  hidden: {
    'a listicle with a selected block': <WrittenDocument modules={items} listicle="ascending" selected={2} />,
    'a listicle with the caret in a title': <WrittenDocument modules={items} listicle="ascending" caret />,
    empty: <WrittenDocument modules={[]} />,
  },
});
