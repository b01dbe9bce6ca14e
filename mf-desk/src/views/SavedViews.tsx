import { Button, token } from '@marquee/shared';
import { maxViewNameLength, type SavedView, type SavedViewPage } from '@marquee/shared/domain';
import { Link } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { TextField } from '@marquee/vocal-kit/fields/TextField.tsx';
import { Fault, WrappingRow } from '@marquee/vocal-kit/panels/pageParts.ts';
import type { FormEvent } from 'react';
import { useSavedViews } from './useSavedViews.ts';
import { viewTexts } from './viewTexts.ts';

const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space2')} ${token('space5')};
  margin: 0;
  padding: 0;
  list-style: none;

  & li {
    display: flex;
    gap: ${token('space1')};
    align-items: center;
    overflow-wrap: anywhere;
  }

  & a {
    color: ${token('link')};
  }

  & button {
    min-inline-size: 2rem;
    min-block-size: 2rem;
    border: 0;
    background: none;
    color: ${token('inkMuted')};
    font: inherit;
    cursor: pointer;
  }
`;

type SavedViewsProps = {
  userId: string;
  page: SavedViewPage;
  path: string;
  /** Query of the current view's address. */
  search: string;
};

/** Lists the views of a page that the moderator has named, and lets the moderator name the current view. */
export function SavedViews({ userId, page, path, search }: SavedViewsProps) {
  const { section, views, name, fault, isSaveable, setName, rename, remove, save } = useSavedViews(
    userId,
    page,
    search,
  );

  if (views.length === 0 && !isSaveable) return null;
  return (
    <section ref={section} aria-label={viewTexts.views}>
      {views.length > 0 ? <ViewNames {...{ views, path, search }} onRemove={(view) => void remove(view)} /> : null}
      {isSaveable && name === null ? (
        <Button $quiet onClick={() => rename('')}>
          {viewTexts.save}
        </Button>
      ) : null}
      {isSaveable && name !== null ? (
        <ViewNameForm
          name={name}
          onChange={setName}
          onSave={(event) => void save(event)}
          onCancel={() => rename(null)}
        />
      ) : null}
      {fault ? <Fault role="alert">{fault}</Fault> : null}
    </section>
  );
}

type ViewNamesProps = {
  views: readonly SavedView[];
  path: string;
  search: string;
  onRemove: (view: SavedView) => void;
};

function ViewNames({ views, path, search, onRemove }: ViewNamesProps) {
  return (
    <Names>
      {views.map((view) => (
        <li key={view.name}>
          <Link to={path + view.search} aria-current={view.search === search ? 'page' : undefined}>
            {view.name}
          </Link>
          <button type="button" aria-label={viewTexts.remove(view.name)} onClick={() => onRemove(view)}>
            ×
          </button>
        </li>
      ))}
    </Names>
  );
}

type ViewNameFormProps = {
  name: string;
  onChange: (name: string) => void;
  onSave: (event: FormEvent) => void;
  onCancel: () => void;
};

function ViewNameForm({ name, onChange, onSave, onCancel }: ViewNameFormProps) {
  return (
    <WrappingRow as="form" onSubmit={onSave} aria-label={viewTexts.save}>
      <TextField
        field="view-name"
        label={viewTexts.name}
        value={name}
        maxLength={maxViewNameLength}
        onChange={onChange}
      />
      <Button type="submit">{viewTexts.store}</Button>
      <Button $quiet onClick={onCancel}>
        {viewTexts.cancel}
      </Button>
    </WrappingRow>
  );
}
