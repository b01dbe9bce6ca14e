import { ButtonLink, token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { ChoiceField } from '@marquee/vocal-kit/fields/ChoiceField.tsx';
import { WrappingRow } from '@marquee/vocal-kit/panels/pageParts.ts';
import { deskTexts } from '../deskTexts.ts';
import { type QueueFilter, searchWith } from './queueSearch.ts';

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(11rem, 16rem));
  gap: ${token('space4')};
`;

/** Query parameters of the queue's lists, by whose turn it is. */
const lists = [
  { label: deskTexts.all, search: { status: '', mine: '' } },
  { label: deskTexts.waiting, search: { status: 'needs-review', mine: '' } },
  { label: deskTexts.inReview, search: { status: 'in-review', mine: '' } },
  { label: deskTexts.mine, search: { status: '', mine: 'true' } },
  { label: deskTexts.withWriter, search: { status: 'changes-requested', mine: '' } },
  { label: deskTexts.scheduled, search: { status: 'scheduled', mine: '' } },
] as const;

const orders = [
  { value: 'oldest', label: deskTexts.oldest },
  { value: 'newest', label: deskTexts.newest },
] as const;

type QueueFiltersProps = {
  path: string;
  /** Query of the address, including the question mark. */
  search: string;
  sites: readonly { key: string; label: string }[];
  onChange: (changes: Partial<Record<QueueFilter, string>>) => void;
};

/** Filters of the queue: whose turn it is, the magazine, and the order. The URL contains all of them. */
export function QueueFilters({ path, search, sites, onChange }: QueueFiltersProps) {
  const asked = new URLSearchParams(search);
  const isShown = (wanted: Record<string, string>) =>
    Object.entries(wanted).every(([name, value]) => (asked.get(name) ?? '') === value);
  return (
    <>
      <WrappingRow as="nav" aria-label={deskTexts.filters}>
        {lists.map(({ label, search: wanted }) => (
          <ButtonLink
            key={label}
            $quiet={!isShown(wanted)}
            aria-current={isShown(wanted) ? 'page' : undefined}
            to={path + searchWith(search, wanted)}
          >
            {label}
          </ButtonLink>
        ))}
      </WrappingRow>
      <Choices>
        <ChoiceField
          field="queue-site"
          label={deskTexts.magazine}
          none={deskTexts.everyMagazine}
          value={asked.get('site')}
          choices={sites.map(({ key, label }) => ({ value: key, label }))}
          onChange={(site) => onChange({ site: site ?? '' })}
        />
        <ChoiceField
          field="queue-order"
          label={deskTexts.order}
          value={asked.get('sort') === 'newest' ? 'newest' : 'oldest'}
          choices={orders}
          onChange={(sort) => onChange({ sort: sort === 'newest' ? 'newest' : '' })}
        />
      </Choices>
    </>
  );
}
