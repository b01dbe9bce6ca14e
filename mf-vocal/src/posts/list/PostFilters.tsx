import { token, upTo, usePageConfig, VisuallyHidden } from '@marquee/shared';
import { useNavigate } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import type { FormEvent } from 'react';
import { maxSearchLength, type PostsAddress, postsPath } from '../address/postsAddress.ts';
import { postsTexts } from '../postsTexts.ts';
import { useTypedSearch } from './useTypedSearch.ts';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(10rem, 16rem);
  gap: ${token('space3')};

  ${upTo('mobile')} {
    grid-template-columns: minmax(0, 1fr);
  }

  input,
  select {
    inline-size: 100%;
    min-block-size: 3rem;
    padding: ${token('space2')} ${token('space4')};
    border: 2px solid color-mix(in srgb, ${token('ink')} 55%, ${token('surface')});
    border-radius: ${token('radius')};
    background: ${token('surface')};
    color: ${token('ink')};
    font: inherit;
  }

  input::placeholder {
    color: ${token('inkMuted')};
    opacity: 1;
  }

  input:hover,
  select:hover {
    border-color: ${token('ink')};
  }
`;

/** Searches the list by words, and narrows it to a magazine. */
export function PostFilters({ address }: { address: PostsAddress }) {
  const { sites } = usePageConfig();
  const navigate = useNavigate();
  const go = (changes: Partial<PostsAddress>) => {
    // Replaces the history entry, because otherwise each pause in typing would add one.
    void navigate(postsPath({ ...address, ...changes, page: 1 }), { replace: true, preventScrollReset: true });
  };
  const { text, type, sendNow } = useTypedSearch(address.q ?? '', (q) => go({ q }));

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    sendNow();
  }

  return (
    <Form role="search" aria-label={postsTexts.searchLabel} onSubmit={onSubmit}>
      <label>
        <VisuallyHidden>{postsTexts.searchLabel}</VisuallyHidden>
        <input
          type="search"
          name="q"
          value={text}
          maxLength={maxSearchLength}
          placeholder={postsTexts.searchPlaceholder}
          enterKeyHint="search"
          onChange={({ target }) => type(target.value)}
        />
      </label>
      <label>
        <VisuallyHidden>{postsTexts.siteLabel}</VisuallyHidden>
        <select
          name="site"
          value={address.site ?? ''}
          onChange={({ target }) => go({ site: sites.find(({ key }) => key === target.value)?.key })}
        >
          <option value="">{postsTexts.anySite}</option>
          {sites.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </Form>
  );
}
