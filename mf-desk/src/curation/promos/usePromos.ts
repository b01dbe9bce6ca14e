import type { CuratedPromo, PromoFields, SiteKey } from '@marquee/shared/domain';
import { statusOf } from '@marquee/vocal-kit/form/formFailure.ts';
import { useLoaded } from '@marquee/vocal-kit/session/useLoaded.ts';
import { useContext } from 'react';
import { CurationApiContext } from '../CurationApiContext.ts';
import { useRowForms } from '../useRowForms.ts';
import { promoTexts } from './promoTexts.ts';

export type PromoForms = ReturnType<typeof useRowForms<'create' | 'edit' | 'remove'>>;

/** Loads and changes the promos of a magazine, and holds the open form. */
export function usePromos(site: SiteKey) {
  const api = useContext(CurationApiContext);
  const { value, failure, retry } = useLoaded(`promos ${site}`, (signal) => api.promos(site, { signal }));
  const forms: PromoForms = useRowForms<'create' | 'edit' | 'remove'>();

  /** Changes a promo. If it no longer exists, removes it from the list. */
  async function change(run: () => Promise<unknown>, sentence: string): Promise<void> {
    try {
      await run();
    } catch (error) {
      if (statusOf(error) === 409) retry();
      if (statusOf(error) !== 404) throw error;
      forms.closeGone(promoTexts.gone);
      return retry();
    }
    forms.close(sentence);
    // The change may affect which promo is shown, so the list is loaded again.
    retry();
  }

  return {
    promos: value,
    failure,
    retry,
    forms,
    create: (fields: PromoFields) => change(() => api.createPromo(site, fields), promoTexts.created(fields.name)),
    save: (promo: CuratedPromo, fields: PromoFields) =>
      change(() => api.changePromo(site, promo, fields), promoTexts.changed(fields.name)),
    remove: async ({ id, name }: CuratedPromo): Promise<void> => {
      await change(() => api.removePromo(site, id), '');
      forms.closeGone(promoTexts.removed(name));
    },
  };
}
