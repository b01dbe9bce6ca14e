import { usePageConfig } from '@marquee/shared';
import { ChoiceField } from '../editor/fields/ChoiceField.tsx';
import { networkMoneyTexts } from './networkMoneyTexts.ts';

type SiteChoiceProps = { site: string | null; onChange: (site: string | null) => void };

/** The magazine whose figures are shown, or all that the moderator has. */
export function SiteChoice({ site, onChange }: SiteChoiceProps) {
  const { sites } = usePageConfig();
  return (
    <ChoiceField
      field="site"
      label={networkMoneyTexts.magazine}
      value={site}
      none={networkMoneyTexts.everyMagazine}
      choices={sites.map(({ key, label }) => ({ value: key as string, label }))}
      onChange={onChange}
    />
  );
}
