import { expect, it } from '@jest/globals';
import { draft } from '@marquee/vocal-kit/testing/draft.ts';
import { openFaults } from './openFaults.ts';

const faults = { site: 'Choose a magazine.', lead: 'Add a picture.', content: 'Write a few words.' };

it('keeps the messages of a refused submission until their fields change', () => {
  const refused = draft();
  expect(openFaults(faults, refused, { ...refused, version: 9 })).toEqual(faults);
  expect(openFaults(faults, refused, { ...refused, site: 'beat' })).not.toHaveProperty('site');
});

it('removes the message about a missing lead picture when a video is set', () => {
  const refused = draft();
  expect(openFaults(faults, refused, { ...refused, mediaType: 'video', brightcoveId: '12345678' })).toEqual({
    site: faults.site,
    content: faults.content,
  });
});
