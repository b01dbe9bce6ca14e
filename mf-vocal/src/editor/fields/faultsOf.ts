import type { EditorFaults } from '@marquee/vocal-kit/fields/useFault.ts';

type PointedError = { pointer: string; message: string };

/** Names of the fields on the page that show the errors of several api fields, by api field. */
const shownAt: Readonly<Record<string, string>> = {
  image: 'lead',
  mediaType: 'lead',
  videoLink: 'lead',
  brightcoveId: 'lead',
  modules: 'content',
};

/** Returns the first message of each field. Errors name fields by pointers such as `/title` or `/modules/3/content`. */
export function faultsOf(errors: readonly PointedError[]): EditorFaults {
  const faults: Record<string, string> = {};
  for (const { pointer, message } of errors) {
    const name = pointer.split('/')[1] ?? '';
    faults[shownAt[name] ?? name] ??= message;
  }
  return faults;
}
