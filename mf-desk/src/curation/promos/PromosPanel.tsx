import { Button, EmptyState, Spinner } from '@marquee/shared';
import { type CuratedPromo, type PromoFields, type SiteKey, siteTimeZones } from '@marquee/shared/domain';
import { statusOf } from '@marquee/vocal-kit/form/formFailure.ts';
import { LoadFailure } from '@marquee/vocal-kit/lists/LoadFailure.tsx';
import { DeskRow, DeskSection, Faint } from '@marquee/vocal-kit/panels/pageParts.ts';
import { CurationList, CurationRow, RowHead, RowName } from '@marquee/vocal-kit/panels/rowParts.ts';
import { useLoaded } from '@marquee/vocal-kit/session/useLoaded.ts';
import { useContext } from 'react';
import { ConfirmForm } from '../ConfirmForm.tsx';
import { CurationApiContext } from '../CurationApiContext.ts';
import { curationTexts } from '../curationTexts.ts';
import { useRowForms } from '../useRowForms.ts';
import { PromoForm } from './PromoForm.tsx';
import { promoTexts } from './promoTexts.ts';

/** The banners of a magazine's home page, the newest first. */
export function PromosPanel({ site }: { site: SiteKey }) {
  const api = useContext(CurationApiContext);
  const { value, failure, retry } = useLoaded(`promos ${site}`, (signal) => api.promos(site, { signal }));
  const timeZone = siteTimeZones[site];
  const forms = useRowForms<'create' | 'edit' | 'remove'>();

  /** Makes a change of a promo; one that is gone leaves the list. */
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

  async function remove({ id, name }: CuratedPromo): Promise<void> {
    await change(() => api.removePromo(site, id), '');
    forms.closeGone(promoTexts.removed(name));
  }

  const saved = (promo: CuratedPromo) => (fields: PromoFields) =>
    change(() => api.changePromo(site, promo, fields), promoTexts.changed(fields.name));

  return (
    <DeskSection as="div">
      <p>{promoTexts.lead}</p>
      <div>
        <Button
          aria-expanded={forms.open?.form === 'create'}
          onClick={({ currentTarget }) => forms.toggle('', 'create', currentTarget)}
        >
          {promoTexts.create}
        </Button>
      </div>
      {forms.open?.form === 'create' ? (
        <PromoForm
          label={promoTexts.create}
          action={promoTexts.createNow}
          promo={null}
          timeZone={timeZone}
          send={(fields) => change(() => api.createPromo(site, fields), promoTexts.created(fields.name))}
          onCancel={() => forms.close()}
        />
      ) : null}
      <p role="status" ref={forms.status} tabIndex={-1}>
        {forms.said}
      </p>
      {failure ? <LoadFailure failure={failure} retry={retry} /> : null}
      {!value && !failure ? <Spinner label={curationTexts.loading} /> : null}
      {value && value.length > 0 ? (
        <>
          <Faint>{promoTexts.count(value.length)}</Faint>
          <CurationList>
            {value.map((promo) => (
              <CurationRow key={promo.id}>
                <RowHead>
                  <div>
                    <RowName>{promo.name}</RowName>
                    <Faint>{promoTexts.state(promo, Date.now(), timeZone)}</Faint>
                  </div>
                  <DeskRow>
                    {(['edit', 'remove'] as const).map((name) => (
                      <Button
                        key={name}
                        $quiet
                        aria-expanded={forms.open?.id === promo.id && forms.open.form === name}
                        aria-label={promoTexts.actionOn(promoTexts[name], promo.name)}
                        onClick={({ currentTarget }) => forms.toggle(promo.id, name, currentTarget)}
                      >
                        {promoTexts[name]}
                      </Button>
                    ))}
                  </DeskRow>
                </RowHead>
                {forms.open?.id === promo.id && forms.open.form === 'edit' ? (
                  <PromoForm
                    label={promoTexts.actionOn(promoTexts.edit, promo.name)}
                    action={promoTexts.save}
                    promo={promo}
                    timeZone={timeZone}
                    send={saved(promo)}
                    onCancel={() => forms.close()}
                  />
                ) : null}
                {forms.open?.id === promo.id && forms.open.form === 'remove' ? (
                  <ConfirmForm
                    label={promoTexts.actionOn(promoTexts.remove, promo.name)}
                    sentence={promoTexts.willRemove(promo.name)}
                    action={promoTexts.removeNow}
                    keep={promoTexts.keep}
                    run={() => remove(promo)}
                    onCancel={() => forms.close()}
                  />
                ) : null}
              </CurationRow>
            ))}
          </CurationList>
        </>
      ) : null}
      {value && value.length === 0 ? <EmptyState message={promoTexts.none} /> : null}
    </DeskSection>
  );
}
