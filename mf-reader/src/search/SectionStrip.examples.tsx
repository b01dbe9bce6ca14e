import { defineExamples } from '@marquee/shared/examples';
import { SectionStrip } from './SectionStrip.tsx';

export const examples = defineExamples({
  use: 'Sections, tags and authors that match a search, above the found posts.',
  shown: {
    default: (
      <SectionStrip
        sections={[
          { kind: 'category', name: 'Film', image: null, total: 212, urlPath: '/category/film' },
          {
            kind: 'author',
            name: 'Imogen Varga',
            image: { public_id: 'demo/imogen', width: 800, height: 800 },
            total: 14,
            urlPath: '/author/imogen-varga',
          },
          { kind: 'tag', name: 'Noir', image: null, total: 1, urlPath: '/tag/noir' },
        ]}
      />
    ),
  },
  hidden: { none: <SectionStrip sections={[]} /> },
});
