import { Button, token } from '@marquee/shared';
import type { CuratedPromo, PromoFields } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { FailureSummary } from '@marquee/vocal-kit/form/FailureSummary.tsx';
import { Field } from '@marquee/vocal-kit/form/Field.tsx';
import { FieldRow, FormEnd } from '@marquee/vocal-kit/form/formParts.ts';
import { useForm } from '@marquee/vocal-kit/form/useForm.ts';
import { RowForm } from '@marquee/vocal-kit/panels/RowForm.tsx';
import { useState } from 'react';
import { BannerFieldset } from '../banner/BannerFieldset.tsx';
import { bannerFaults, bannerLabels, bannerNames, typedBanner } from '../banner/bannerForm.ts';
import { curationTexts } from '../curationTexts.ts';
import { fieldOfMoment, momentOfField } from './promoMoment.ts';
import { promoTexts } from './promoTexts.ts';

const names = [...bannerNames, 'from', 'to', 'active'] as const;
const labels = { ...bannerLabels, from: promoTexts.from, to: promoTexts.to, active: promoTexts.active };

const Tick = styled.label`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0 ${token('space3')};
  align-items: center;
  min-block-size: 3rem;
  font-weight: ${token('boldWeight')};
  cursor: pointer;

  input {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    accent-color: ${token('link')};
  }

  small {
    grid-column: 2;
    color: ${token('inkMuted')};
    font-size: ${token('textSm')};
    font-weight: ${token('bodyWeight')};
  }
`;

type PromoFormProps = {
  label: string;
  action: string;
  /** The promo as it is stored; null for a new one. */
  promo: CuratedPromo | null;
  /** IANA time zone of the magazine. */
  timeZone: string;
  send: (fields: PromoFields) => Promise<void>;
  onCancel: () => void;
};

/** The fields of a promo. Dates are read and typed as the magazine's clocks show them. */
export function PromoForm({ label, action, promo, timeZone, send, onCancel }: PromoFormProps) {
  const [image, setImage] = useState(promo?.image ?? null);
  const form = useForm({
    names,
    faultsIn(values) {
      const [from, to] = [momentOfField(values.from, timeZone), momentOfField(values.to, timeZone)];
      return {
        ...bannerFaults(values),
        ...(from === undefined && { from: promoTexts.wrongMoment }),
        ...(to === undefined && { to: promoTexts.wrongMoment }),
        ...(from && to && to <= from && { to: promoTexts.endIsTooEarly }),
      };
    },
    send: (values) =>
      send({
        ...typedBanner(values),
        image,
        from: momentOfField(values.from, timeZone) ?? null,
        to: momentOfField(values.to, timeZone) ?? null,
        active: values.active === 'on',
      }),
  });
  const errors = form.failure?.fields ?? {};
  const moment = (name: 'from' | 'to') => (
    <Field
      name={name}
      label={promoTexts[name]}
      hint={promoTexts.momentHint(timeZone)}
      type="datetime-local"
      isOptional
      defaultValue={fieldOfMoment(promo?.[name] ?? null, timeZone)}
      error={errors[name]}
      onTyped={form.onTyped}
    />
  );
  return (
    <RowForm label={label} element={form.element} isBusy={form.isPending} onSubmit={form.onSubmit} onCancel={onCancel}>
      {form.failure ? <FailureSummary failure={form.failure} fields={names} labels={labels} /> : null}
      <BannerFieldset banner={promo} errors={errors} onTyped={form.onTyped} image={image} onImage={setImage} />
      <FieldRow>
        {moment('from')}
        {moment('to')}
      </FieldRow>
      <Tick>
        <input type="checkbox" name="active" defaultChecked={promo?.active ?? true} />
        {promoTexts.active}
        <small>{promoTexts.activeHint}</small>
      </Tick>
      <FormEnd>
        <Button type="submit" disabled={form.isPending}>
          {action}
        </Button>
        <Button $quiet onClick={onCancel}>
          {curationTexts.cancel}
        </Button>
      </FormEnd>
    </RowForm>
  );
}
