import { token } from '@marquee/shared';
import { useNavigate } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import type { FormEvent } from 'react';
import { texts } from './texts.ts';

const Field = styled.input`
  inline-size: 100%;
  min-block-size: 2.75rem;
  padding-inline: ${token('space3')};
  border: 1px solid ${token('line')};
  border-radius: ${token('radius')};
  background: ${token('paper')};
  color: ${token('ink')};
  font: inherit;

  &::placeholder {
    color: ${token('inkMuted')};
    opacity: 1;
  }
`;

type SearchFormProps = {
  /** Called when a search begins, before the address changes. */
  onSearch: () => void;
};

/** Search: an empty text does nothing; any other leads to `/search/{text}` and clears the field. A plain GET form before JavaScript. */
export function SearchForm({ onSearch }: SearchFormProps) {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const term = String(new FormData(form).get('q') ?? '').trim();
    if (!term) return;
    form.reset();
    onSearch();
    void navigate(`/search/${encodeURIComponent(term)}`);
  };
  return (
    <search>
      <form action="/search" method="get" onSubmit={submit}>
        <Field
          type="search"
          name="q"
          aria-label={texts.search}
          placeholder={texts.searchPlaceholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
        />
      </form>
    </search>
  );
}
