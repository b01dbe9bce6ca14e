import type { EditorFaults } from '@marquee/vocal-kit/fields/useFault.ts';

type PointedError = { pointer: string; message: string };

/** Fields of the wire that the page shows as one, by the name of the field that shows them. */
const shownAt: Readonly<Record<string, string>> = {
  image: 'lead',
  mediaType: 'lead',
  videoLink: 'lead',
  brightcoveId: 'lead',
  modules: 'content',
};

/** The first message of each field, from the pointers of a problem: `/title`, `/modules/3/content`. */
export function faultsOf(errors: readonly PointedError[]): EditorFaults {
  const faults: Record<string, string> = {};
  for (const { pointer, message } of errors) {
    const name = pointer.split('/')[1] ?? '';
    faults[shownAt[name] ?? name] ??= message;
  }
  return faults;
}
