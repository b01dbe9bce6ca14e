import { token } from '@marquee/shared';
import { useNavigate } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { type ComponentType, type FormEvent, useRef, useState } from 'react';
import { SearchIcon } from './SearchIcon.tsx';
import type { SuggestionsProps } from './Suggestions.tsx';
import { maxTermLength, searchPath } from './searchPath.ts';

/**
 * Loads the code of the suggestions when the search field is first used. If the code does not load, the form works
 * without suggestions.
 */
function useSuggestionsOnDemand() {
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>(null);
  const load = () => {
    if (Suggestions) return;
    import(/* webpackChunkName: "suggestions" */ './Suggestions.tsx').then(
      (module) => setSuggestions(() => module.Suggestions),
      () => undefined,
    );
  };
  return { Suggestions, load };
}

/** Texts of the search form, in the spec's words. */
const searchTexts = { search: 'Search', placeholder: 'Search anything, hit enter' } as const;

const Form = styled.form`
  position: relative;
  display: flex;
  border: 1px solid ${token('inkMuted')};
  border-radius: ${token('radius')};
  background: ${token('paper')};
  color: ${token('ink')};

  &:focus-within {
    outline: 3px solid ${token('focus')};
    outline-offset: 1px;
  }

  input {
    flex: 1;
    min-inline-size: 0;
    min-block-size: 2.75rem;
    padding-inline: ${token('space3')};
    border: 0;
    background: none;
    appearance: none;
  }

  input:focus {
    outline: none;
  }

  input::placeholder {
    color: ${token('inkMuted')};
    opacity: 1;
  }

  button {
    display: grid;
    place-items: center;
    inline-size: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
`;

type SearchFormProps = {
  /** Initial text of the field. */
  text?: string;
  /** Opens the page of a search or of the chosen suggestion. By default, the router navigates to the page. */
  onSearch?: (path: string) => void;
};

/**
 * The search form. It opens `/search/{text}` and clears the field, and does nothing for an empty text. Before hydration
 * it is a plain GET form. The code of the suggestions is loaded when the field is first used.
 */
export function SearchForm({ text, onSearch }: SearchFormProps) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const { Suggestions, load } = useSuggestionsOnDemand();
  const go = (path: string) => {
    if (field.current) field.current.value = '';
    if (onSearch) onSearch(path);
    else void navigate(path);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const path = searchPath(field.current?.value ?? '');
    if (path) go(path);
  };
  return (
    <search>
      <Form action="/search" method="get" onSubmit={submit} onFocus={load} onInput={load}>
        <input
          ref={field}
          type="search"
          name="q"
          aria-label={searchTexts.search}
          placeholder={searchTexts.placeholder}
          defaultValue={text}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={maxTermLength}
        />
        <button type="submit" aria-label={searchTexts.search}>
          <SearchIcon />
        </button>
        {Suggestions ? <Suggestions field={field} onChoose={go} /> : null}
      </Form>
    </search>
  );
}
