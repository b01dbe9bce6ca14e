import { Button, usePageConfig } from '@marquee/shared';
import { may, rightsOf, type Story, sitesOf, type User } from '@marquee/shared/domain';
import { useLocation } from '@marquee/shared/router';
import { PageHeading } from '@marquee/vocal-kit/frame/PageHeading.tsx';
import { usePageTitle } from '@marquee/vocal-kit/frame/usePageTitle.ts';
import { useSearch } from '@marquee/vocal-kit/lists/useSearch.ts';
import { PageBody, PageHead } from '@marquee/vocal-kit/panels/pageParts.ts';
import { SignedInHeader } from '@marquee/vocal-kit/session/SignedInHeader.tsx';
import { useLoaded } from '@marquee/vocal-kit/session/useLoaded.ts';
import { StoriesApiContext } from '@marquee/vocal-kit/stories/StoriesApiContext.ts';
import { texts } from '@marquee/vocal-kit/texts.ts';
import { useContext } from 'react';
import { useRowForms } from '../curation/useRowForms.ts';
import { StoryForm } from './forms/StoryForm.tsx';
import { PlanningFilters } from './PlanningFilters.tsx';
import { PlanningList } from './PlanningList.tsx';
import { planningQuery } from './planningAddress.ts';
import { planningTexts } from './planningTexts.ts';
import type { StoryFormName } from './StoryRow.tsx';

/** Id of the row of a story that does not exist yet. */
const newId = 'new';

/** Page `/vocal/desk/planning`. Editors plan stories here. Its address has the filters. */
export function PlanningPage({ user }: { user: User }) {
  usePageTitle(texts.titleOf(texts.planning));
  const { key } = useLocation();
  const { asked } = useSearch();
  const api = useContext(StoriesApiContext);
  const { sites } = usePageConfig();
  const query = planningQuery(
    asked,
    sites.map(({ key }) => key),
  );
  const loaded = useLoaded(`stories ${query}`, (signal) => api.list(query, { signal }));
  const forms = useRowForms<StoryFormName>();
  const isCreating = forms.open?.id === newId;
  const rights = rightsOf(user);

  function onChanged(story: Story, sentence: string): void {
    const { value } = loaded;
    if (value) loaded.set({ ...value, stories: value.stories.map((one) => (one.id === story.id ? story : one)) });
    forms.closeGone(sentence);
  }

  function onCreated(story: Story): void {
    loaded.retry();
    forms.closeGone(planningTexts.created(story.slug));
  }

  return (
    <>
      <SignedInHeader user={user} />
      <PageBody>
        <PageHead>
          <PageHeading takesFocus={key !== 'default'}>{texts.planning}</PageHeading>
          {may(rights, 'createStory') ? (
            <Button
              aria-expanded={isCreating}
              onClick={({ currentTarget }) => forms.toggle(newId, 'edit', currentTarget)}
            >
              {planningTexts.newStory}
            </Button>
          ) : null}
        </PageHead>
        <p>{planningTexts.lead}</p>
        <p role="status" ref={forms.status} tabIndex={-1}>
          {forms.said}
        </p>
        {isCreating ? (
          <StoryForm
            story={null}
            sites={sitesOf(rights, 'createStory')}
            onSaved={onCreated}
            onCancel={() => forms.close()}
          />
        ) : null}
        <PlanningFilters key={query.toString()} asked={asked} />
        <PlanningList {...{ loaded, forms, onChanged }} />
      </PageBody>
    </>
  );
}
