import { earningsGroups } from '@marquee/shared/domain';
import { ChoiceField } from '@marquee/vocal-kit/fields/ChoiceField.tsx';
import { SiteChoice } from '@marquee/vocal-kit/money/SiteChoice.tsx';
import { Filters } from '@marquee/vocal-kit/panels/figureParts.ts';
import { useLoaded } from '@marquee/vocal-kit/session/useLoaded.ts';
import { useContext } from 'react';
import { MoneyApiContext } from '../MoneyApiContext.ts';
import { moneyTexts } from '../moneyTexts.ts';
import { DatesForm } from './DatesForm.tsx';
import { periodChoices, type useEarningsFilters } from './useEarningsFilters.ts';

const periods = periodChoices.map((value) => ({ value, label: moneyTexts.periods[value] }));
const groups = earningsGroups.map((value) => ({ value, label: moneyTexts.groups[value] }));

/** Form for the filters of the earnings: period, groups, magazine and post. */
export function EarningsFilters({ filters }: { filters: ReturnType<typeof useEarningsFilters> }) {
  const { days, period, groupBy, site, post, fault, show } = filters;
  const api = useContext(MoneyApiContext);
  const wanted = new URLSearchParams({ ...period, ...(site && { site }), groupBy: 'post' });
  // Lists all posts that earned in the period, even if a post is chosen.
  const { value } = useLoaded(fault ?? `posts ${wanted}`, async (signal) =>
    fault ? null : await api.earnings(wanted, { signal }),
  );
  const posts = new Map(value?.buckets.map((bucket) => [bucket.key, bucket.post?.name || moneyTexts.noName]));
  if (post && !posts.has(post)) posts.set(post, moneyTexts.chosenPost);
  return (
    <>
      <Filters role="group" aria-label={moneyTexts.filters}>
        <ChoiceField
          field="days"
          label={moneyTexts.period}
          value={days}
          choices={periods}
          onChange={(next) => show(next === 'dates' ? { days: null, ...period } : { days: next, from: null, to: null })}
        />
        <ChoiceField
          field="by"
          label={moneyTexts.groupBy}
          value={groupBy}
          choices={groups}
          onChange={(next) => show({ by: next })}
        />
        <SiteChoice site={site} onChange={(next) => show({ site: next, post: null })} />
        <ChoiceField
          field="post"
          label={moneyTexts.groups.post}
          value={post}
          none={moneyTexts.everyPost}
          choices={[...posts].map(([value, label]) => ({ value, label }))}
          onChange={(next) => show({ post: next })}
        />
      </Filters>
      {days === 'dates' ? (
        <DatesForm key={`${period.from} ${period.to}`} period={period} onChoose={(chosen) => show({ ...chosen })} />
      ) : null}
    </>
  );
}
