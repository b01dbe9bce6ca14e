import { expect, it } from '@jest/globals';
import { isSubmittable } from './isSubmittable.ts';

it.each([
  ['draft', null, true],
  ['changes-requested', null, true],
  ['rejected', null, true],
  ['unpublished', null, true],
  ['needs-review', null, false],
  ['published', null, false],
  ['published', 'draft', true],
  ['published', 'changes-requested', true],
  ['published', 'rejected', true],
  ['published', 'in-review', false],
] as const)('a post that is %s with changes %s: %s', (reviewStatus, change, expected) => {
  expect(isSubmittable({ reviewStatus, pending: change && { reviewStatus: change } })).toBe(expected);
});
