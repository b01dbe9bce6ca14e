import { defineExamples } from '@marquee/shared/examples';
import { draft } from '../testing/draft.ts';
import { fakeNotesApi, reviewNote } from '../testing/reviewNotes.ts';
import { NotesApiContext } from './NotesApiContext.ts';
import { NotesPanel } from './NotesPanel.tsx';

const post = draft({
  modules: [{ id: 'm1', type: 'content', isListicleItem: false, content: '<p>Nobody waits at the harbour.</p>' }],
});
const at = '2026-11-22T10:30:00.000Z';
const notes = [
  reviewNote({
    replies: [{ id: 'r1', text: 'The old one. I add its name.', by: { id: '5', fullname: 'Ada Lark' }, at }],
  }),
  reviewNote({ id: 'n2', quote: 'the last tram', isLost: true, text: 'Is this the tram of the title?' }),
  reviewNote({ id: 'n3', place: null, quote: null, isLost: true, text: 'This picture is too dark.', editedAt: at }),
  reviewNote({ id: 'n4', place: 'title', quote: null, resolved: { at, by: { id: '5', fullname: 'Ada Lark' } } }),
];
const own = reviewNote({
  ...{ id: 'n5', place: 'post', quote: null, text: '@Ida Moor did you read the one from May?', isOwn: true },
  audience: 'moderators',
});
const panel = (shown: typeof notes, isModerator: boolean) => (
  <NotesApiContext value={fakeNotesApi(shown, isModerator)}>
    <div style={{ maxInlineSize: '24rem' }}>
      <NotesPanel post={post} onGoTo={() => undefined} />
    </div>
  </NotesApiContext>
);

export const examples = defineExamples({
  use: 'Notes of moderators on a post, beside it, for moderators and for the writer.',
  shown: {
    'of a writer': panel(notes, false),
    'of a moderator': panel([own, ...notes], true),
    'without notes': panel([], false),
  },
});
