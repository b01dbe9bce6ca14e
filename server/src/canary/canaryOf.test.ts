import { describe, expect, test } from '@jest/globals';
import type { CanaryRoute } from '../workerMessages.ts';
import { bucketCount, canaryOf, readBucket } from './canaryOf.ts';

const canary = (percent: number, version = '0.1.0-aaaaaaaaaa'): CanaryRoute => ({
  part: 'mf-post',
  version,
  percent,
  socket: '/run/x.sock',
});

const shareOf = (canaries: CanaryRoute[]) => {
  let count = 0;
  for (let bucket = 0; bucket < bucketCount; bucket += 1) if (canaryOf(bucket, canaries)) count += 1;
  return (count / bucketCount) * 100;
};

describe('the share of readers who get a canary', () => {
  test.each([1, 10, 50])('is %i %% of the buckets', (percent) => {
    expect(Math.abs(shareOf([canary(percent)]) - percent)).toBeLessThan(1);
  });

  test('grows: readers who have it at 1 % have it at 10 %', () => {
    for (let bucket = 0; bucket < bucketCount; bucket += 1) {
      if (canaryOf(bucket, [canary(1)])) expect(canaryOf(bucket, [canary(10)])).not.toBeNull();
    }
  });

  test('is that of all readers for a second canary too', () => {
    const others = [canary(25), canary(10, '0.1.0-bbbbbbbbbb')];
    const got = Array.from({ length: bucketCount }, (_, bucket) => canaryOf(bucket, others)?.version);
    const share = got.filter((version) => version === '0.1.0-bbbbbbbbbb').length / bucketCount;
    expect(Math.abs(share * 100 - 10)).toBeLessThan(1);
  });

  test('has other readers for another release', () => {
    const both = Array.from({ length: bucketCount }, (_, bucket) => bucket).filter(
      (bucket) => canaryOf(bucket, [canary(10)]) && canaryOf(bucket, [canary(10, '0.1.0-bbbbbbbbbb')]),
    );
    expect(both.length / bucketCount).toBeLessThan(0.015);
  });
});

describe('the bucket of a reader', () => {
  test.each([
    ['scheme=dark; bucket=512', 512],
    ['bucket=0', 0],
    ['xbucket=3', null],
    ['bucket=abc', null],
    ['bucket=12345', null],
    ['', null],
  ])('%j is %s', (cookie, bucket) => {
    expect(readBucket(cookie)).toBe(bucket);
  });
});
