import { type BannerFields, curationLimits } from '@marquee/shared/domain';
import type { FieldErrors } from '@marquee/vocal-kit/form/formFailure.ts';
import { bannerTexts } from './bannerTexts.ts';

/** The typed fields of a banner, in their order on the page. */
export const bannerNames = ['name', 'subtitle', 'actionLabel', 'actionUrl'] as const;
export type BannerName = (typeof bannerNames)[number];

export const bannerLabels: Readonly<Record<BannerName, string>> = {
  name: bannerTexts.name,
  subtitle: bannerTexts.subtitle,
  actionLabel: bannerTexts.actionLabel,
  actionUrl: bannerTexts.actionUrl,
};

/** Accepts an http address, or a path of the site, as the api does. */
const linkPattern = /^(https?:\/\/[^\s/\\][^\s\\]*|\/([^\s/\\][^\s\\]*)?)$/i;

/** The faults of typed fields, before any call. */
export function bannerFaults(values: Readonly<Record<BannerName, string>>): FieldErrors<BannerName> {
  const { name, subtitle, actionLabel, actionUrl } = typedBanner(values);
  return {
    ...(!name && { name: bannerTexts.needName }),
    ...(subtitle.length > curationLimits.bannerSubtitle && {
      subtitle: bannerTexts.tooLong(curationLimits.bannerSubtitle),
    }),
    ...(!actionLabel && { actionLabel: bannerTexts.needLabel }),
    ...(!linkPattern.test(actionUrl) && { actionUrl: bannerTexts.needUrl }),
  };
}

/** The typed fields as they are sent. */
export function typedBanner(values: Readonly<Record<BannerName, string>>): Omit<BannerFields, 'image'> {
  return {
    name: values.name.trim(),
    subtitle: values.subtitle.replaceAll('\r\n', '\n').trim(),
    actionLabel: values.actionLabel.trim(),
    actionUrl: values.actionUrl.trim(),
  };
}
