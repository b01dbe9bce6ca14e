import { Button } from '@marquee/shared';
import type { CuratedSection } from '@marquee/shared/domain';
import { Faint, WrappingRow } from '@marquee/vocal-kit/panels/pageParts.ts';
import { CurationRow, RowHead, RowName } from '@marquee/vocal-kit/panels/rowParts.ts';
import { curationTexts } from '../curationTexts.ts';
import { EditForm } from './EditForm.tsx';
import { MergeForm } from './MergeForm.tsx';
import { RemoveForm } from './RemoveForm.tsx';
import type { SectionFormName, SectionFormProps } from './sectionForm.ts';
import { sectionPath, sectionTexts } from './sectionTexts.ts';

type SectionRowProps = SectionFormProps & {
  open: SectionFormName | null;
  onToggle: (form: SectionFormName, button: HTMLElement) => void;
  onChanged: (section: CuratedSection) => void;
  onMerged: (section: CuratedSection) => void;
};

/** Row of a category, channel or tag with its actions. Only a section without posts can be deleted. */
export function SectionRow({ open, onToggle, onChanged, onMerged, ...form }: SectionRowProps) {
  const { kind, section } = form;
  const offered: readonly SectionFormName[] = section.posts === 0 ? ['edit', 'merge', 'remove'] : ['edit', 'merge'];
  return (
    <CurationRow>
      <RowHead>
        <div>
          <RowName>{section.name}</RowName>
          <Faint>
            {curationTexts.posts(section.posts)} · {sectionPath(kind, section.key)}
          </Faint>
        </div>
        <WrappingRow>
          {offered.map((name) => (
            <Button
              key={name}
              $quiet
              aria-expanded={open === name}
              aria-label={sectionTexts.actionOn(sectionTexts[name], section.name)}
              onClick={({ currentTarget }) => onToggle(name, currentTarget)}
            >
              {sectionTexts[name]}
            </Button>
          ))}
        </WrappingRow>
      </RowHead>
      {open === 'edit' ? <EditForm {...form} onChanged={onChanged} /> : null}
      {open === 'merge' ? <MergeForm {...form} onMerged={onMerged} /> : null}
      {open === 'remove' ? <RemoveForm {...form} /> : null}
    </CurationRow>
  );
}
