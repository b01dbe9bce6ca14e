import { usePageConfig } from '@marquee/shared';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import { siteTexts } from './siteTexts.ts';

type SiteChoiceProps = { site: string | null; onChange: (site: string | null) => void };

/** The magazine whose figures are shown, or all that the moderator has. */
export function SiteChoice({ site, onChange }: SiteChoiceProps) {
  const { sites } = usePageConfig();
  return (
    <ChoiceField
      field="site"
      label={siteTexts.magazine}
      value={site}
      none={siteTexts.everyMagazine}
      choices={sites.map(({ key, label }) => ({ value: key as string, label }))}
      onChange={onChange}
    />
  );
}
