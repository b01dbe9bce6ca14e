import { Button, token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import type { FormEvent } from 'react';
import { texts } from '../texts.ts';

const Search = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space3')};

  & input {
    flex: 1 1 14rem;
    min-inline-size: 0;
    min-block-size: 3rem;
    padding: ${token('space2')} ${token('space4')};
    border: 2px solid color-mix(in srgb, ${token('ink')} 55%, ${token('surface')});
    border-radius: ${token('radius')};
    background: ${token('surface')};
    color: ${token('ink')};
    font: inherit;
  }

  & input::placeholder {
    color: ${token('inkMuted')};
    opacity: 1;
  }
`;

type SearchFormProps = {
  /** The last search text. */
  words: string;
  label: string;
  /** Words in the empty field. The label by default. */
  placeholder?: string;
  /** Called with the trimmed search text, which is empty to end the search. */
  onSearch: (words: string) => void;
};

/** Search field with a button. A search that starts elsewhere, for example by a link, needs another `key`. */
export function SearchForm({ words, label, placeholder = label, onSearch }: SearchFormProps) {
  function find(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('q') ?? '').trim());
  }
  return (
    <Search role="search" onSubmit={find}>
      <input type="search" name="q" maxLength={100} defaultValue={words} aria-label={label} placeholder={placeholder} />
      <Button type="submit" $quiet>
        {texts.find}
      </Button>
    </Search>
  );
}
