import { Button, EmptyState, Spinner, usePageConfig } from '@marquee/shared';
import type { CuratedPromo, PromoFields, SiteKey } from '@marquee/shared/domain';
import { LoadFailure } from '@marquee/vocal-kit/lists/LoadFailure.tsx';
import { Faint, PageSection, WrappingRow } from '@marquee/vocal-kit/panels/pageParts.ts';
import { CurationList, CurationRow, RowHead, RowName } from '@marquee/vocal-kit/panels/rowParts.ts';
import { zoneOfSite } from '@marquee/vocal-kit/time/zoneOfSite.ts';
import { ConfirmForm } from '../ConfirmForm.tsx';
import { curationTexts } from '../curationTexts.ts';
import { PromoForm } from './PromoForm.tsx';
import { promoTexts } from './promoTexts.ts';
import { type PromoForms, usePromos } from './usePromos.ts';

type PromoRowProps = {
  promo: CuratedPromo;
  timeZone: string;
  forms: PromoForms;
  save: (fields: PromoFields) => Promise<void>;
  remove: () => Promise<void>;
};

function PromoRow({ promo, timeZone, forms, save, remove }: PromoRowProps) {
  const isOpen = (form: 'edit' | 'remove') => forms.open?.id === promo.id && forms.open.form === form;
  return (
    <CurationRow>
      <RowHead>
        <div>
          <RowName>{promo.name}</RowName>
          <Faint>{promoTexts.state(promo, Date.now(), timeZone)}</Faint>
        </div>
        <WrappingRow>
          {(['edit', 'remove'] as const).map((name) => (
            <Button
              key={name}
              $quiet
              aria-expanded={isOpen(name)}
              aria-label={promoTexts.actionOn(promoTexts[name], promo.name)}
              onClick={({ currentTarget }) => forms.toggle(promo.id, name, currentTarget)}
            >
              {promoTexts[name]}
            </Button>
          ))}
        </WrappingRow>
      </RowHead>
      {isOpen('edit') ? (
        <PromoForm
          label={promoTexts.actionOn(promoTexts.edit, promo.name)}
          action={promoTexts.save}
          promo={promo}
          timeZone={timeZone}
          send={save}
          onCancel={() => forms.close()}
        />
      ) : null}
      {isOpen('remove') ? (
        <ConfirmForm
          label={promoTexts.actionOn(promoTexts.remove, promo.name)}
          sentence={promoTexts.willRemove(promo.name)}
          action={promoTexts.removeNow}
          keep={promoTexts.keep}
          run={remove}
          onCancel={() => forms.close()}
        />
      ) : null}
    </CurationRow>
  );
}

/** Lists the promos for the home page of a magazine, the newest first. */
export function PromosPanel({ site }: { site: SiteKey }) {
  const { promos, failure, retry, forms, create, save, remove } = usePromos(site);
  const timeZone = zoneOfSite(usePageConfig().sites, site);
  return (
    <PageSection as="div">
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
          send={create}
          onCancel={() => forms.close()}
        />
      ) : null}
      <p role="status" ref={forms.status} tabIndex={-1}>
        {forms.said}
      </p>
      {failure ? <LoadFailure failure={failure} retry={retry} /> : null}
      {!promos && !failure ? <Spinner label={curationTexts.loading} /> : null}
      {promos && promos.length > 0 ? (
        <>
          <Faint>{promoTexts.count(promos.length)}</Faint>
          <CurationList>
            {promos.map((promo) => (
              <PromoRow
                key={promo.id}
                promo={promo}
                timeZone={timeZone}
                forms={forms}
                save={(fields) => save(promo, fields)}
                remove={() => remove(promo)}
              />
            ))}
          </CurationList>
        </>
      ) : null}
      {promos && promos.length === 0 ? <EmptyState message={promoTexts.none} /> : null}
    </PageSection>
  );
}
