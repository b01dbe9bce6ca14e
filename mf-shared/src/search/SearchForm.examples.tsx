import { defineExamples } from '../examples/defineExamples.ts';
import { SearchForm } from './SearchForm.tsx';

export const examples = defineExamples({
  use: 'Search from anywhere. It works as a plain form before the scripts are there; suggestions come once the field is used.',
  shown: { default: <SearchForm />, 'with a term': <SearchForm text="projectionist" /> },
});
