/** The keys of the desk, and the words for what each does. Every one of them is also a button or a link. */
export const deskKeyTexts = {
  j: 'Next post in the queue',
  k: 'Previous post in the queue',
  c: 'Claim the post',
  n: 'Write a note',
  r: 'Request changes',
  p: 'Go to Publish, then press Enter',
  '?': 'Show or hide these shortcuts',
} as const;

/** Texts of the list of keys. */
export const keysHelpTexts = {
  keys: 'Keyboard shortcuts',
  useKeys: 'Use single-key shortcuts',
} as const;

export type DeskKey = keyof typeof deskKeyTexts;

const setting = 'marquee:desk-keys';

/** True if the keyboard shortcuts are on. They are on unless they were turned off in this browser. */
export function areDeskKeysOn(): boolean {
  try {
    return localStorage.getItem(setting) !== 'off';
  } catch {
    return true;
  }
}

/** Turns the keys on or off in this browser. Without storage, the choice is forgotten. */
export function setDeskKeys(areOn: boolean): void {
  try {
    if (areOn) localStorage.removeItem(setting);
    else localStorage.setItem(setting, 'off');
  } catch {
    // A browser that stores nothing has the keys as they are.
  }
}
