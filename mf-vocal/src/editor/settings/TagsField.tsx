import { ajax, token } from '@marquee/shared';
import { type DraftTag, draftLimits, type SiteKey } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { inputStyles } from '@marquee/vocal-kit/fields/inputStyles.ts';
import { Labelled } from '@marquee/vocal-kit/fields/Labelled.tsx';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { editorTexts } from '../editorTexts.ts';
import { sameName, withTag } from './withTag.ts';

const { tags: maxTags, newTags: maxNewTags } = draftLimits;

const Chosen = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space2')};
  margin: 0;
  padding: 0;
  list-style: none;

  & button {
    display: inline-flex;
    align-items: center;
    gap: ${token('space2')};
    min-block-size: 2.25rem;
    padding: 0 ${token('space3')};
    border: 0;
    border-radius: ${token('radiusPill')};
    background: ${token('sunken')};
    color: ${token('ink')};
    font: inherit;
    font-size: ${token('textSm')};
    cursor: pointer;
  }

  & button:hover {
    text-decoration: line-through;
  }
`;

const Input = styled.input`
  ${inputStyles}
`;

type TagsFieldProps = {
  site: SiteKey | null;
  tags: readonly DraftTag[];
  onChange: (tags: DraftTag[]) => void;
};

/** The post's tags: those of the magazine are offered while typing, and a few may be new. */
export function TagsField({ site, tags, onChange }: TagsFieldProps) {
  const listId = useId();
  const { typed, type, offered, isRefused, add, onKeyDown } = useTypedTag({ site, tags, onChange });
  const isFull = tags.length >= maxTags;
  return (
    <Labelled
      field="tags"
      label={editorTexts.tags}
      hint={isFull ? editorTexts.tagsFull(maxTags) : editorTexts.tagsHint(maxTags, maxNewTags)}
      fault={isRefused ? editorTexts.newTagsFull(maxNewTags) : undefined}
    >
      {(control) => (
        <>
          <ChosenTags tags={tags} onChange={onChange} />
          <Input
            {...control}
            value={typed}
            list={listId}
            maxLength={draftLimits.tagName}
            autoComplete="off"
            placeholder={editorTexts.addTag}
            disabled={site === null || isFull}
            onKeyDown={onKeyDown}
            onBlur={add}
            onChange={({ target }) => type(target.value)}
          />
          <datalist id={listId}>
            {offered.map(({ id, name }) => (
              <option key={id} value={name} />
            ))}
          </datalist>
        </>
      )}
    </Labelled>
  );
}

function ChosenTags({ tags, onChange }: Pick<TagsFieldProps, 'tags' | 'onChange'>) {
  if (tags.length === 0) return null;
  return (
    <Chosen>
      {tags.map((tag) => (
        <li key={tag.name}>
          <button
            type="button"
            aria-label={editorTexts.removeTag(tag.name)}
            onClick={() => onChange(tags.filter((other) => other !== tag))}
          >
            {tag.id === null ? editorTexts.newTag(tag.name) : tag.name}
            <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
    </Chosen>
  );
}

/** The tag that is being typed, with the tags that the magazine offers for it. Enter and comma add the tag. */
function useTypedTag({ site, tags, onChange }: TagsFieldProps) {
  const [typed, setTyped] = useState('');
  const offered = useTagsLike(site, typed);
  const [isRefused, setRefused] = useState(false);

  function type(name: string): void {
    setTyped(name);
    setRefused(false);
  }

  function add(): void {
    const next = withTag(tags, typed, offered, { maxTags, maxNewTags });
    const isThere = tags.some((tag) => sameName(tag.name, typed.trim()));
    setRefused(!next && typed.trim() !== '' && !isThere);
    if (!next && !isThere) return;
    if (next) onChange(next);
    setTyped('');
  }

  function onKeyDown(event: KeyboardEvent): void {
    if ((event.key !== 'Enter' && event.key !== ',') || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  }

  return { typed, type, offered, isRefused, add, onKeyDown };
}

/** Tags of a magazine whose names have the typed words. */
function useTagsLike(site: SiteKey | null, typed: string): readonly DraftTag[] {
  const [offered, setOffered] = useState<readonly DraftTag[]>([]);
  const term = typed.trim();
  useEffect(() => {
    if (site === null || term === '') return;
    const ended = new AbortController();
    const path = `/api/vocal/tags/list/${encodeURIComponent(site)}?${new URLSearchParams({ q: term })}`;
    const later = setTimeout(() => {
      ajax
        .get<{ tags: readonly DraftTag[] }>(path, { signal: ended.signal })
        .then(({ tags }) => setOffered(tags))
        // Without suggestions, the tag is new, or the server finds it by its name.
        .catch(() => undefined);
    }, 200);
    return () => {
      clearTimeout(later);
      ended.abort();
    };
  }, [site, term]);
  return offered;
}
