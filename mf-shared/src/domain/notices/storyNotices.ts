/** Events of stories and pitches. */
export const storyNoticeKinds = [
  'pitchSent',
  'pitchRevised',
  'pitchAccepted',
  'pitchDeclined',
  'pitchQuestion',
  'storyAssigned',
  'storyReassigned',
  'storyChanged',
  'storyDropped',
  'storyLate',
  'storyReturned',
] as const;
export type StoryNoticeKind = (typeof storyNoticeKinds)[number];

/** Subjects by kind. @param story working name in quotation marks */
export const storyNoticeSubjects = (story: string): Record<StoryNoticeKind, string> => ({
  pitchSent: `The pitch ${story} is waiting for an answer`,
  pitchRevised: `The writer has changed the pitch ${story} after your question`,
  pitchAccepted: `Your pitch ${story} is accepted`,
  pitchDeclined: `Your pitch ${story} was declined`,
  pitchQuestion: `An editor has a question about your pitch ${story}`,
  storyAssigned: `The story ${story} is assigned to you`,
  storyReassigned: `The story ${story} has another writer now`,
  storyChanged: `The plan of the story ${story} has changed`,
  storyDropped: `The story ${story} was dropped`,
  storyLate: `The story ${story} is late`,
  storyReturned: `The story ${story} has no writer any more`,
});

const editorsPaths: Partial<Record<StoryNoticeKind, string>> = {
  pitchSent: '/vocal/desk/planning?stage=pitched',
  pitchRevised: '/vocal/desk/planning?stage=pitched',
  storyReturned: '/vocal/desk/planning',
};

/** Pages of Vocal behind notices about stories without a post. */
export const storyNoticePath = (kind: StoryNoticeKind): string => editorsPaths[kind] ?? '/vocal/pitches';

/** True if a notice is about a story. Such a notice has the working name of the story in its detail. */
export function isAboutStory(kind: string): kind is StoryNoticeKind {
  return storyNoticeKinds.some((one) => one === kind);
}
