import type { CuratedPromo } from '@marquee/shared/domain';
import { defineExamples } from '@marquee/shared/examples';
import { PromoForm } from './PromoForm.tsx';

const promo: CuratedPromo = {
  ...{ id: '1', name: 'Bread week', subtitle: 'Seven loaves in seven days.', image: null, active: true, isShown: true },
  ...{ actionLabel: 'Start baking', actionUrl: '/bread-week', createdAt: '2026-11-01T08:00:00Z' },
  ...{ from: '2026-11-20T08:00:00Z', to: '2026-11-27T08:00:00Z' },
};

const form = (stored: CuratedPromo | null) => (
  <PromoForm
    timeZone="Europe/Paris"
    label={stored ? 'Edit: Bread week' : 'New promo'}
    action={stored ? 'Save' : 'Add promo'}
    promo={stored}
    send={async () => Promise.reject(new Error('There is no api here'))}
    onCancel={() => undefined}
  />
);

export const examples = defineExamples({
  use: 'The words, the link, the picture and the dates of the banner on a home page.',
  shown: { 'a stored promo': form(promo), 'a new one': form(null) },
});
