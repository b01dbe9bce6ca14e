import type { DraftModule } from '@marquee/shared/domain';
import { isSameField } from '@marquee/vocal-kit/drafts/isSameField.ts';

export type BlockChange = 'added' | 'gone' | 'moved' | 'text' | 'picture' | 'layout' | 'settings';

/** Block that differs between two versions. `module` is the later version, or the earlier one of a removed block. */
export type ChangedBlock = { module: DraftModule; changes: readonly BlockChange[] };

type FieldOf<Module> = Module extends DraftModule ? Exclude<keyof Module, 'id'> : never;

/** Kind of change that each field of a block makes for a reader. */
const changeOfField: Readonly<Record<FieldOf<DraftModule>, BlockChange>> = {
  title: 'text',
  content: 'text',
  imageCaption: 'text',
  imageCredit: 'text',
  imageAltText: 'text',
  actionLabel: 'text',
  image: 'picture',
  images: 'picture',
  brightcoveId: 'picture',
  videoLink: 'picture',
  videoData: 'picture',
  mediaLayout: 'layout',
  galleryStyle: 'layout',
  type: 'settings',
  isListicleItem: 'settings',
  actionUrl: 'settings',
  url: 'settings',
  data: 'settings',
  price: 'settings',
};
/** Changes by name of the field. Fields that a newer release has stored are missing. */
const knownChanges: ReadonlyMap<string, BlockChange> = new Map(Object.entries(changeOfField));

/** Returns the blocks that differ, matched by id, in the order of the later version. Removed blocks come last. */
export function blockChanges(before: readonly DraftModule[], after: readonly DraftModule[]): ChangedBlock[] {
  const former = new Map(before.map((module) => [module.id, module]));
  const present = new Set(after.map(({ id }) => id));
  const moved = movedIds(
    before.map(({ id }) => id),
    after.map(({ id }) => id),
  );
  const changed = after.map((module): ChangedBlock => {
    const earlier = former.get(module.id);
    if (!earlier) return { module, changes: ['added'] };
    return {
      module,
      changes: [...(moved.has(module.id) ? ['moved' as const] : []), ...changesWithin(earlier, module)],
    };
  });
  const gone = before.filter(({ id }) => !present.has(id)).map((module) => ({ module, changes: ['gone' as const] }));
  return [...changed.filter(({ changes }) => changes.length > 0), ...gone];
}

function changesWithin(before: DraftModule, after: DraftModule): BlockChange[] {
  const one = before as Readonly<Record<string, unknown>>;
  const other = after as Readonly<Record<string, unknown>>;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  const changed = [...names].filter((name) => !isSameField(name, one[name], other[name]));
  return [...new Set(changed.map((name) => knownChanges.get(name) ?? 'settings'))];
}

/** Returns the fewest ids that must move to turn one order into the other. */
function movedIds(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const placeBefore = new Map(before.map((id, index) => [id, index]));
  const places = after.flatMap((id) => placeBefore.get(id) ?? []);
  const kept = new Set(longestRising(places));
  return new Set(after.filter((id) => placeBefore.has(id) && !kept.has(placeBefore.get(id) ?? -1)));
}

/** Returns a longest increasing subsequence of different numbers, by patience sorting. */
function longestRising(numbers: readonly number[]): number[] {
  const tops: number[] = [];
  const previous = new Map<number, number | undefined>();
  for (const number of numbers) {
    const found = tops.findIndex((top) => top > number);
    const pile = found < 0 ? tops.length : found;
    tops[pile] = number;
    previous.set(number, tops[pile - 1]);
  }
  const rising: number[] = [];
  for (let number = tops.at(-1); number !== undefined; number = previous.get(number)) rising.unshift(number);
  return rising;
}
