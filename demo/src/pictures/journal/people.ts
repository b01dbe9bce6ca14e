import { at } from '../coarseMarks.ts';
import { line, type Press, path, rect } from './ink.ts';

export const skins = ['#f7d3b8', '#eab58f', '#cf9068', '#a8683f', '#7a452a', '#532d20'] as const;
export const hairs = ['#141b4a', '#3a1f1c', '#7d3a22', '#c98a4a', '#8d8fa6', '#e9e2da'] as const;

type Pose = 'stand' | 'walk' | 'climb' | 'sit' | 'balance';
export type Dress = { coat?: string; legs?: string; pose?: Pose; bag?: boolean; mirror?: boolean };

const legsOf: Record<Pose, string> = {
  stand: 'M-10-48L-9-3L-14 0H-1L0-38L1 0H14L9-3L10-48Z',
  walk: 'M-9-48L-20-6L-25-1L-13 0L1-33L13-2L26 0L20-6L9-48Z',
  climb: 'M-9-48L-16-4L-20 0H-7L-2-30L12-24L9-2L20 0V-5L17-34L9-48Z',
  sit: 'M-9-44L-8-30L16-29L15-3L28 0V-5L23-41L8-46Z',
  balance: 'M-8-48L-6-2L-10 0H3L3-34L9-12L19-8L20-12L13-40L8-48Z',
};
const armsOf: Record<Pose, string> = {
  stand: 'M-13-77Q-19-60-17-42M13-77Q19-60 17-42',
  walk: 'M-12-76Q-20-62-19-46M12-76Q20-64 22-50',
  climb: 'M-12-76Q-18-64-15-50M12-76Q24-72 28-82',
  sit: 'M-11-74Q-14-58 2-50M11-74Q16-58 24-54',
  balance: 'M-12-76Q-24-70-34-66M12-76Q24-70 34-66',
};

/** Somebody on the way to work, seen from a distance: feet at (x, y), `height` tall. */
export function person(press: Press, x: number, y: number, height: number, dress: Dress = {}): string {
  const { inks, pick, chance } = press;
  const pose = dress.pose ?? pick(['stand', 'walk', 'walk']);
  const coat = dress.coat ?? pick([inks.ink, inks.red, inks.dark, inks.blue]);
  const legs = dress.legs ?? (coat === inks.dark ? inks.ink : inks.dark);
  const [skin, hair] = [pick(skins), pick(hairs)];
  const long = pose !== 'sit' && chance(0.45);
  const body = long
    ? 'M-7-83Q-15-80-15-74L-17-24Q0-18 17-24L15-74Q15-80 7-83Q0-86-7-83Z'
    : 'M-7-83Q-15-80-15-74L-12-43Q0-38 12-43L15-74Q15-80 7-83Q0-86-7-83Z';
  const locks = pick([
    'M-9-93Q-10-105 1-105Q11-104 9-93Q4-98-9-93Z',
    'M-9-86Q-13-106 1-106Q13-104 10-86L7-84Q9-96-6-96Q-8-92-7-84Z',
    'M-14-98H14L13-101H8L6-109H-6L-8-101H-13Z',
    'M-9-92Q-10-105 1-105Q11-104 9-92Q4-98-9-92ZM-4-106a5 5 0 1 0 9-2a5 5 0 1 0-9 2Z',
  ]);
  const bag = dress.bag ?? chance(0.4);
  return at(
    x,
    y,
    path(legsOf[pose], legs) +
      line(armsOf[pose], coat, 7) +
      path(body, coat) +
      (bag && pose !== 'balance' && pose !== 'sit' ? rect(-28, -43, 18, 14, press.inks.salmon, 2) : '') +
      path('M-4-80V-86a9.5 9.5 0 1 1 8 0V-80Z', skin) +
      path(locks, locks.startsWith('M-14') ? coat : hair),
    height / 104,
    0,
    dress.mirror ?? chance(0.5),
  );
}

/** The shadow of a standing figure or post, thrown to the right over flat ground. */
export function cast(x: number, y: number, length: number, width: number, paint: string): string {
  return path(
    `M${x - width / 2} ${y}L${x + width / 2} ${y}L${x + length + width * 0.6} ${y + length * 0.32}L${x + length - width * 0.5} ${y + length * 0.32}Z`,
    paint,
  );
}
