import type { ReviewStatus } from '../posts/post.ts';

/**
 * The state machine of stories, as one table. The api, the buttons of the pages and the model test derive from it.
 * An assigned story continues as its post, so its later stages are the post's.
 */

export const storyStates = ['pitched', 'accepted', 'declined', 'assigned', 'dropped'] as const;
export type StoryState = (typeof storyStates)[number];

/** Where a story stands, including what its post is. */
export const storyStages = [
  ...([
    'pitched',
    'accepted',
    'declined',
    'draft',
    'in-review',
    'scheduled',
    'published',
    'unpublished',
    'dropped',
  ] as const),
] as const;
export type StoryStage = (typeof storyStages)[number];

export const storyActions = [
  ...(['pitch', 'revise', 'withdraw', 'ask', 'decline', 'accept', 'create'] as const),
  ...(['plan', 'assign', 'reassign', 'drop', 'losePost'] as const),
] as const;
export type StoryAction = (typeof storyActions)[number];

/**
 * `writer` pitched the story, or has it assigned. `editor` is an editor of its site. `system` is a step that follows from
 * the deletion of the post or of the writer's account.
 */
export type StoryActor = 'writer' | 'editor' | 'system';

/** The facts about a story that decide which steps are possible. */
export type StoryFacts = {
  /** Null before the story exists. */
  state: StoryState | null;
  /** Status of the post of an assigned story; null without a post. */
  postStatus: ReviewStatus | null;
  /** True if the writer has put anything into the draft besides what the assignment put there. */
  hasText: boolean;
};

export type StoryTransition = {
  action: StoryAction;
  /** Null for a story that does not exist yet. */
  from: readonly (StoryState | null)[];
  /** `same`: the state before the step. */
  to: StoryState | 'same';
  by: StoryActor;
  /** Fact about the post that the step requires. `isOpen`: it was never published. */
  only?: 'hasNoText' | 'isOpen';
  /** True if the step needs a message to the writer. */
  needsMessage?: true;
};

export const storyTransitions: readonly StoryTransition[] = [
  { action: 'pitch', from: [null], to: 'pitched', by: 'writer' },
  { action: 'revise', from: ['pitched'], to: 'same', by: 'writer' },
  { action: 'withdraw', from: ['pitched'], to: 'dropped', by: 'writer' },
  { action: 'ask', from: ['pitched'], to: 'same', by: 'editor', needsMessage: true },
  { action: 'decline', from: ['pitched'], to: 'declined', by: 'editor', needsMessage: true },
  { action: 'accept', from: ['pitched'], to: 'assigned', by: 'editor' },
  { action: 'create', from: [null], to: 'accepted', by: 'editor' },
  { action: 'plan', from: ['accepted', 'assigned'], to: 'same', by: 'editor', only: 'isOpen' },
  { action: 'assign', from: ['accepted'], to: 'assigned', by: 'editor' },
  { action: 'reassign', from: ['assigned'], to: 'same', by: 'editor', only: 'hasNoText' },
  { action: 'drop', from: ['accepted', 'assigned'], to: 'dropped', by: 'editor', only: 'isOpen' },
  { action: 'losePost', from: ['assigned'], to: 'accepted', by: 'system', only: 'isOpen' },
  { action: 'losePost', from: ['assigned'], to: 'dropped', by: 'system' },
];

/** Finds the step for an action on a story. Returns null if the state of the story or of its post does not allow it. */
export function storyStep(action: StoryAction, facts: StoryFacts): StoryTransition | null {
  const { state, postStatus, hasText } = facts;
  const isOpen = postStatus !== 'published' && postStatus !== 'unpublished';
  const holds = { isOpen, hasNoText: isOpen && !hasText };
  return (
    storyTransitions.find(
      ({ action: named, from, only }) => named === action && from.includes(state) && (!only || holds[only]),
    ) ?? null
  );
}

/** Returns the state after a step, or null if the step is not possible. */
export function stateAfter(action: StoryAction, facts: StoryFacts): StoryState | null {
  const step = storyStep(action, facts);
  return step && (step.to === 'same' ? facts.state : step.to);
}

/** Returns the steps that would succeed now, in the order of the table. */
export function allowedStoryActions(facts: StoryFacts, actors: readonly StoryActor[]): StoryAction[] {
  return storyActions.filter((action) => {
    const step = storyStep(action, facts);
    return step !== null && actors.includes(step.by);
  });
}

/** Stage by the status of the post. */
const stages: Record<ReviewStatus, StoryStage> = {
  draft: 'draft',
  'needs-review': 'in-review',
  'in-review': 'in-review',
  'changes-requested': 'draft',
  rejected: 'draft',
  scheduled: 'scheduled',
  published: 'published',
  unpublished: 'unpublished',
};

/** Returns where a story stands. An assigned story is where its post is. */
export function stageOf({ state, postStatus }: { state: StoryState; postStatus: ReviewStatus | null }): StoryStage {
  if (state !== 'assigned') return state;
  return stages[postStatus ?? 'draft'];
}

/** True if a story is wanted, its due time has passed, and its text is not submitted. @param dueAt milliseconds */
export function isLate(stage: StoryStage, dueAt: number | null, now: number): boolean {
  return (stage === 'accepted' || stage === 'draft') && dueAt !== null && dueAt <= now;
}
