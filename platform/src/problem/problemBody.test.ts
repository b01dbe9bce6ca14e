import { expect, test } from '@jest/globals';
import { problemSchema } from '@marquee/shared/domain';
import { ProblemError } from './ProblemError.ts';
import { problemBody } from './problemBody.ts';

test('an error becomes a body that clients can parse, with its message in the two fields that they read', () => {
  const errors = [{ pointer: '/email', code: 'missing', message: 'This is missing.' }];
  const body = problemBody(new ProblemError(422, 'invalid', 'The request is not valid.', { errors }));
  expect(problemSchema.strict().parse(body)).toEqual({
    type: 'about:blank',
    title: 'Unprocessable Entity',
    status: 422,
    detail: 'The request is not valid.',
    success: false,
    error: 'The request is not valid.',
    code: 'invalid',
    errors,
  });
});

test('an error needs a code that is listed with its status', () => {
  // @ts-expect-error: not a code
  new ProblemError(400, 'no-such-code', 'A sentence.');
  // @ts-expect-error: listed with 503
  new ProblemError(500, 'busy', 'A sentence.');
  expect(new ProblemError(418, 'bad-request', 'A sentence.').status).toBe(418);
});
