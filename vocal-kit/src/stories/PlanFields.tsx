import { usePageConfig } from '@marquee/shared';
import { type Story, storyLimits } from '@marquee/shared/domain';
import { useContext, useState } from 'react';
import { Field } from '../form/Field.tsx';
import { FieldRow } from '../form/formParts.ts';
import { TextAreaField } from '../form/TextAreaField.tsx';
import type { Form } from '../form/useForm.ts';
import { useLoaded } from '../session/useLoaded.ts';
import { zoneOfSite } from '../time/zoneOfSite.ts';
import type { DueValues, PlanName } from './planValues.ts';
import { SelectField } from './SelectField.tsx';
import { StoriesApiContext } from './StoriesApiContext.ts';
import { storyTexts } from './storyTexts.ts';

type PlanFieldsProps = {
  form: Pick<Form<PlanName>, 'failure' | 'onTyped'>;
  /** The story whose plan changes. Null for a new one. */
  story: Story | null;
  /** Keys of the magazines that can be chosen; none if the story stays on its magazine. */
  sites: readonly string[] | null;
  onSite?: (site: string) => void;
};

/** Fields of the plan of a story: what it is about, where it belongs, and how long it is. */
export function PlanFields({ form: { failure, onTyped }, story, sites, onSite }: PlanFieldsProps) {
  const config = usePageConfig();
  const [site, setSite] = useState<string>(story?.site ?? '');
  const errors = failure?.fields ?? {};
  const choices = config.sites.filter(({ key }) => sites === null || sites.includes(key));

  function choose(chosen: string): void {
    setSite(chosen);
    onSite?.(chosen);
    onTyped('site');
  }

  return (
    <>
      <Field
        name="slug"
        label={storyTexts.slug}
        maxLength={storyLimits.slug}
        defaultValue={story?.slug}
        autoComplete="off"
        dir="auto"
        error={errors.slug}
        onTyped={onTyped}
      />
      <TextAreaField
        name="brief"
        label={storyTexts.brief}
        hint={storyTexts.briefHint}
        defaultValue={story?.brief ?? ''}
        error={errors.brief}
        onTyped={onTyped}
      />
      <FieldRow>
        {sites === null ? (
          <input type="hidden" name="site" value={site} />
        ) : (
          <SelectField
            name="site"
            label={storyTexts.magazine}
            none={storyTexts.chooseMagazine}
            value={site}
            choices={choices.map(({ key, label }) => ({ value: key, label }))}
            error={errors.site}
            onChange={choose}
          />
        )}
        <SectionField
          key={site}
          site={site}
          chosen={story?.site === site ? (story.category?.key ?? '') : ''}
          error={errors.category}
          onTyped={() => onTyped('category')}
        />
      </FieldRow>
      <FieldRow>
        <Field
          name="words"
          label={storyTexts.wordsField}
          isOptional
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          defaultValue={story?.words ?? ''}
          error={errors.words}
          onTyped={onTyped}
        />
        <Field
          name="pictures"
          label={storyTexts.picturesField}
          hint={storyTexts.picturesHint}
          isOptional
          autoComplete="off"
          maxLength={storyLimits.pictures}
          defaultValue={story?.pictures}
          error={errors.pictures}
          onTyped={onTyped}
        />
      </FieldRow>
    </>
  );
}

type SectionFieldProps = { site: string; chosen: string; error: string | undefined; onTyped: () => void };

/** The sections of the chosen magazine. */
function SectionField({ site, chosen, error, onTyped }: SectionFieldProps) {
  const api = useContext(StoriesApiContext);
  const [value, setValue] = useState(chosen);
  const { value: found } = useLoaded(`sections ${site}`, async (signal) =>
    site === '' ? null : api.sections(site, { signal }),
  );
  if (site === '') return null;
  return (
    <SelectField
      name="category"
      label={storyTexts.sectionField}
      none={storyTexts.noSection}
      value={value}
      choices={(found?.categories ?? (chosen ? [{ key: chosen, name: chosen }] : [])).map(({ key, name }) => ({
        value: key,
        label: name,
      }))}
      error={error}
      onChange={(section) => {
        setValue(section);
        onTyped();
      }}
    />
  );
}

type DueFieldsProps = {
  form: Pick<Form<keyof DueValues>, 'failure' | 'onTyped'>;
  due: Story['due'];
  site: string;
};

/** Fields of the due day, in the time zone of the magazine. */
export function DueFields({ form: { failure, onTyped }, due, site }: DueFieldsProps) {
  const { sites } = usePageConfig();
  const zone = site === '' ? null : zoneOfSite(sites, site);
  return (
    <FieldRow>
      <Field
        name="dueDay"
        label={storyTexts.dueDay}
        isOptional
        type="date"
        min="2000-01-01"
        max="2099-12-31"
        defaultValue={due?.day}
        {...(zone && { hint: storyTexts.dueHint(zone) })}
        error={failure?.fields.dueDay}
        onTyped={onTyped}
      />
      <Field
        name="dueTime"
        label={storyTexts.dueTime}
        isOptional
        type="time"
        defaultValue={due?.time ?? undefined}
        error={failure?.fields.dueTime}
        onTyped={onTyped}
      />
    </FieldRow>
  );
}
