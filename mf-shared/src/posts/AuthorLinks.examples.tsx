import type { AuthorLink } from '../domain/index.ts';
import { defineExamples } from '../examples/defineExamples.ts';
import { AuthorLinks } from './AuthorLinks.tsx';

const person = (key: string, fullname: string): AuthorLink => ({
  key,
  fullname,
  image: null,
  urlPath: `/author/${key}`,
});
const people = [person('imogen-varga', 'Imogen Varga'), person('bo-lind', 'Bo Lind'), person('cy-west', 'Cy West')];

export const examples = defineExamples({
  use: 'The names of the people who wrote a post, as links to their pages.',
  shown: {
    'one author': <AuthorLinks authors={people.slice(0, 1)} />,
    'two authors': <AuthorLinks authors={people.slice(0, 2)} />,
    'three authors': <AuthorLinks authors={people} />,
  },
});
