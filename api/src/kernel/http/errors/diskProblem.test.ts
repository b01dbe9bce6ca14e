import { expect, test } from '@jest/globals';
import { diskProblem } from './diskProblem.ts';

const fault = (code: string) => Object.assign(new Error('write failed'), { code });

test.each(['ENOSPC', 'EDQUOT', 'EROFS'])('translates %s into a 503 with a retry', (code) => {
  const problem = diskProblem(new Error('The picture was not stored.', { cause: fault(code) }));
  expect(problem).toMatchObject({ status: 503, code: 'unavailable', headers: { 'retry-after': '60' } });
});

test('leaves other errors alone', () => {
  expect(diskProblem(fault('EACCES'))).toBeUndefined();
});
