import { onDemand } from '@marquee/shared/page/onDemand';

/** The button that saves a post, with the reading list behind it. */
export const saveButtonOnDemand = onDemand(
  async () => (await import(/* webpackChunkName: "saveButton" */ './SaveButton.tsx')).SaveButton,
);
