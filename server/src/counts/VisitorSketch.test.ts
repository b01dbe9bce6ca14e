import { expect, test } from '@jest/globals';
import { VisitorSketch } from './VisitorSketch.ts';

function sketchOf(from: number, to: number): VisitorSketch {
  const sketch = VisitorSketch.empty();
  for (let n = from; n < to; n += 1) sketch.add(`203.0.113.${n % 256} browser ${n}`);
  return sketch;
}

test.each([0, 1, 2, 200, 5_000, 30_000])('the estimate for %d visitors is close', (visitors) => {
  const { count } = sketchOf(0, visitors);
  expect(Math.abs(count - visitors)).toBeLessThanOrEqual(Math.ceil(visitors * 0.06));
});

test('a returning visitor counts once, in merged sketches too', () => {
  const sketch = sketchOf(0, 300);
  sketch.addAll(sketchOf(100, 300));
  sketch.addAll(VisitorSketch.from(sketchOf(0, 300).text()));
  expect(sketch.count).toBe(sketchOf(0, 300).count);
});
