import { describe, expect, it } from '@jest/globals';
import type { ReviewStatus } from '../posts/post.ts';
import {
  allowedStoryActions,
  isLate,
  type StoryFacts,
  stageOf,
  stateAfter,
  storyActions,
  storyStages,
  storyStates,
  storyStep,
  storyTransitions,
} from './storyTransitions.ts';

const statuses: ReviewStatus[] = [
  ...(['draft', 'needs-review', 'in-review', 'changes-requested'] as const),
  ...(['rejected', 'scheduled', 'published', 'unpublished'] as const),
];

/** All facts that the database allows: an assigned story has a post. */
const allFacts: StoryFacts[] = [null, ...storyStates].flatMap((state) =>
  (state === 'assigned' ? statuses : [null]).flatMap((postStatus) =>
    [false, true].map((hasText) => ({ state, postStatus, hasText })),
  ),
);

/** Expected effect of each step, written independently of the table. */
function expected(action: string, { state, postStatus, hasText }: StoryFacts): string | null {
  const isPublished = postStatus === 'published' || postStatus === 'unpublished';
  switch (`${state} ${action}`) {
    case 'null pitch':
    case 'pitched revise':
    case 'pitched ask':
      return 'pitched';
    case 'null create':
      return 'accepted';
    case 'pitched withdraw':
      return 'dropped';
    case 'pitched decline':
      return 'declined';
    case 'pitched accept':
    case 'accepted assign':
      return 'assigned';
    case 'accepted plan':
    case 'assigned plan':
      return isPublished ? null : state;
    case 'assigned reassign':
      return isPublished || hasText ? null : 'assigned';
    case 'accepted drop':
    case 'assigned drop':
      return isPublished ? null : 'dropped';
    case 'assigned losePost':
      return isPublished ? 'dropped' : 'accepted';
    default:
      return null;
  }
}

describe('the state machine of stories', () => {
  it('does what the second description says, for all facts and actions', () => {
    for (const facts of allFacts)
      for (const action of storyActions)
        expect([facts, action, stateAfter(action, facts)]).toEqual([facts, action, expected(action, facts)]);
  });

  it('leaves declined and dropped stories alone', () => {
    for (const state of ['declined', 'dropped'] as const)
      expect(allowedStoryActions({ state, postStatus: null, hasText: false }, ['writer', 'editor', 'system'])).toEqual(
        [],
      );
  });

  it('gives a story one draft at a time, in every walk of up to six steps', () => {
    const walk = (state: StoryFacts['state'], drafts: number, left: number): void => {
      expect(drafts).toBe(state === 'assigned' ? 1 : 0);
      if (left === 0) return;
      for (const action of storyActions) {
        const postStatus = state === 'assigned' ? 'draft' : null;
        const next = stateAfter(action, { state, postStatus, hasText: false });
        if (next === null) continue;
        const made = action === 'accept' || action === 'assign' ? 1 : 0;
        const lost = action === 'losePost' || (action === 'drop' && state === 'assigned') ? 1 : 0;
        walk(next, drafts + made - lost, left - 1);
      }
    };
    walk(null, 0, 6);
  });

  it('offers an account only the steps of its own actors', () => {
    for (const facts of allFacts) {
      expect(allowedStoryActions(facts, [])).toEqual([]);
      for (const actor of ['writer', 'editor', 'system'] as const)
        for (const action of allowedStoryActions(facts, [actor])) expect(storyStep(action, facts)?.by).toBe(actor);
    }
  });

  it('asks for a message exactly where the writer is refused or asked', () => {
    const needing = storyTransitions.filter(({ needsMessage }) => needsMessage).map(({ action }) => action);
    expect(needing).toEqual(['ask', 'decline']);
  });
});

describe('the stage', () => {
  it('is what the post is, once the story is assigned', () => {
    const stages = statuses.map((postStatus) => stageOf({ state: 'assigned', postStatus }));
    expect(stages.join(' ')).toBe('draft in-review in-review draft draft scheduled published unpublished');
    expect(stageOf({ state: 'dropped', postStatus: 'published' })).toBe('dropped');
  });

  it('is late from the due moment on, until the text is submitted', () => {
    const late = storyStages.filter((stage) => isLate(stage, 5, 5));
    expect(late).toEqual(['accepted', 'draft']);
    expect([isLate('draft', 5, 4), isLate('draft', null, 4)]).toEqual([false, false]);
  });
});
