import { token } from '@marquee/shared';
import { useNavigate } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import type { FormEvent } from 'react';
import { maxTermLength, searchPath } from '../navigation/searchPath.ts';
import { SearchIcon } from './SearchIcon.tsx';
import { texts } from './texts.ts';

const Form = styled.form`
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
  /** What the field holds at first. */
  text?: string;
  /** Called when a search begins, before the address changes. */
  onSearch?: () => void;
};

/** Search: an empty text does nothing; any other leads to `/search/{text}` and clears the field. A plain GET form before JavaScript. */
export function SearchForm({ text, onSearch }: SearchFormProps) {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('q') as HTMLInputElement;
    const path = searchPath(field.value);
    if (!path) return;
    field.value = '';
    onSearch?.();
    void navigate(path);
  };
  return (
    <search>
      <Form action="/search" method="get" onSubmit={submit}>
        <input
          type="search"
          name="q"
          aria-label={texts.search}
          placeholder={texts.searchPlaceholder}
          defaultValue={text}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={maxTermLength}
        />
        <button type="submit" aria-label={texts.search}>
          <SearchIcon />
        </button>
      </Form>
    </search>
  );
}
