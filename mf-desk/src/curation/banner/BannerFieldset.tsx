import { type BannerFields, curationLimits, type Image } from '@marquee/shared/domain';
import { Field } from '@marquee/vocal-kit/form/Field.tsx';
import type { FieldErrors } from '@marquee/vocal-kit/form/formFailure.ts';
import { FieldRow } from '@marquee/vocal-kit/form/formParts.ts';
import { TextAreaField } from '@marquee/vocal-kit/form/TextAreaField.tsx';
import { PictureField } from '../PictureField.tsx';
import type { BannerName } from './bannerForm.ts';
import { bannerTexts } from './bannerTexts.ts';

type BannerFieldsetProps = {
  /** The stored fields. Null for a new banner. */
  banner: BannerFields | null;
  errors: FieldErrors<BannerName>;
  onTyped: (name: BannerName) => void;
  image: Image | null;
  onImage: (image: Image | null) => void;
};

/** The fields of a banner: its words, its link and its picture. */
export function BannerFieldset({ banner, errors, onTyped, image, onImage }: BannerFieldsetProps) {
  return (
    <>
      <Field
        name="name"
        label={bannerTexts.name}
        maxLength={curationLimits.bannerName}
        defaultValue={banner?.name}
        autoComplete="off"
        error={errors.name}
        onTyped={onTyped}
      />
      <TextAreaField
        name="subtitle"
        label={bannerTexts.subtitle}
        hint={bannerTexts.subtitleHint}
        rows={2}
        defaultValue={banner?.subtitle ?? ''}
        error={errors.subtitle}
        onTyped={onTyped}
      />
      <FieldRow>
        <Field
          name="actionLabel"
          label={bannerTexts.actionLabel}
          maxLength={curationLimits.bannerLabel}
          defaultValue={banner?.actionLabel}
          autoComplete="off"
          error={errors.actionLabel}
          onTyped={onTyped}
        />
        <Field
          name="actionUrl"
          label={bannerTexts.actionUrl}
          hint={bannerTexts.actionUrlHint}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={curationLimits.bannerUrl}
          defaultValue={banner?.actionUrl}
          autoComplete="off"
          error={errors.actionUrl}
          onTyped={onTyped}
        />
      </FieldRow>
      <PictureField label={bannerTexts.image} image={image} onChange={onImage} />
    </>
  );
}
