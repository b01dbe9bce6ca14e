import { Button } from '@marquee/shared';
import { FailureSummary } from '@marquee/vocal-kit/form/FailureSummary.tsx';
import { DangerButton, FormEnd } from '@marquee/vocal-kit/form/formParts.ts';
import { useForm } from '@marquee/vocal-kit/form/useForm.ts';
import { Faint, PageSection } from '@marquee/vocal-kit/panels/pageParts.ts';
import { CurationBox } from '@marquee/vocal-kit/panels/rowParts.ts';
import { useRef, useState } from 'react';
import { BannerFieldset } from '../banner/BannerFieldset.tsx';
import { bannerFaults, bannerLabels, bannerNames, typedBanner } from '../banner/bannerForm.ts';
import { curatedPostTexts } from './curatedPostTexts.ts';
import type { PostFormProps } from './postForm.ts';

/** Form for the banner inside a post. */
export function FeatureForm({ post, save }: PostFormProps) {
  const { feature } = post;
  const [image, setImage] = useState(feature?.image ?? null);
  // Records which button sends the form. A ref, because state would change only in the next render.
  const isRemoval = useRef(false);
  const form = useForm({
    names: bannerNames,
    faultsIn: (values) => (isRemoval.current ? {} : bannerFaults(values)),
    pointers: {
      ...{ name: 'feature/name', subtitle: 'feature/subtitle' },
      ...{ actionLabel: 'feature/actionLabel', actionUrl: 'feature/actionUrl' },
    },
    async send(values) {
      if (!isRemoval.current) return save({ feature: { ...typedBanner(values), image }, before: { feature } });
      await save({ feature: null, before: { feature } });
      setImage(null);
    },
  });
  const choose = (removal: boolean) => {
    isRemoval.current = removal;
  };
  return (
    <CurationBox
      // A removed banner leaves its words in no field.
      key={feature ? 'stored' : 'none'}
      as="form"
      ref={form.element}
      noValidate
      aria-label={curatedPostTexts.feature}
      onSubmit={form.onSubmit}
    >
      <PageSection as="div">
        <h2>{curatedPostTexts.feature}</h2>
        <Faint>{curatedPostTexts.featureLead}</Faint>
      </PageSection>
      {form.failure ? (
        <FailureSummary id="vocal-feature-failure" failure={form.failure} fields={bannerNames} labels={bannerLabels} />
      ) : null}
      <BannerFieldset
        banner={feature}
        errors={form.failure?.fields ?? {}}
        onTyped={form.onTyped}
        image={image}
        onImage={setImage}
      />
      <FormEnd>
        <Button type="submit" disabled={form.isPending} onClick={() => choose(false)}>
          {curatedPostTexts.saveFeature}
        </Button>
        {feature ? (
          <DangerButton type="submit" disabled={form.isPending} onClick={() => choose(true)}>
            {curatedPostTexts.removeFeature}
          </DangerButton>
        ) : null}
      </FormEnd>
    </CurationBox>
  );
}
