import { describe, expect, it } from '@jest/globals';
import { editorTexts } from '../editorTexts.ts';
import { submissionFailure } from './submissionFailure.ts';

describe('submissionFailure', () => {
  it('puts the messages of the api at their fields', () => {
    const problem = { error: 'Not valid.', errors: [{ pointer: '/site', code: 'missing', message: 'Choose one.' }] };
    expect(submissionFailure({ status: 422, problem })).toEqual({
      message: editorTexts.notSubmitted,
      faults: { site: 'Choose one.' },
    });
  });

  it("shows the api's sentence when a refusal names no fields", () =>
    expect(submissionFailure({ status: 409, problem: { error: 'It is in review.' } }).message).toBe(
      'It is in review.',
    ));

  it('says that nothing was submitted when no response came', () =>
    expect(submissionFailure(new TypeError('failed')).message).toBe(editorTexts.submitFailed));
});
