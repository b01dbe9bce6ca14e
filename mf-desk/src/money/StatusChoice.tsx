import { ChoiceField } from '@marquee/vocal-kit/fields/ChoiceField.tsx';
import { useSearch } from '@marquee/vocal-kit/lists/useSearch.ts';
import { Filters } from '@marquee/vocal-kit/panels/figureParts.ts';
import { networkMoneyTexts } from './networkMoneyTexts.ts';

type StatusChoiceProps = { choices: readonly { value: string; label: string }[] };

/** Filters the rows of a page by status. The URL contains the chosen status. */
export function StatusChoice({ choices }: StatusChoiceProps) {
  const { asked, show } = useSearch();
  return (
    <Filters role="group" aria-label={networkMoneyTexts.filters}>
      <ChoiceField
        field="status"
        label={networkMoneyTexts.status}
        value={choices.find(({ value }) => value === asked.get('status'))?.value ?? null}
        none={networkMoneyTexts.everyStatus}
        choices={choices}
        onChange={(next) => show({ status: next, before: null })}
      />
    </Filters>
  );
}
