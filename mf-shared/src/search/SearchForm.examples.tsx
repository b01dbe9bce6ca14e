import { defineExamples } from '../examples/defineExamples.ts';
import { SearchForm } from './SearchForm.tsx';

export const examples = defineExamples({
  use: 'Searches from any page. It works as a plain form without scripts, and loads suggestions when the field is used.',
  shown: { default: <SearchForm />, 'with a term': <SearchForm text="projectionist" /> },
});
