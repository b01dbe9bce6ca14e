import { token } from '@marquee/shared';
import type { Story } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { useSiteName } from '../money/useSiteName.ts';
import { Faint, Quoted } from '../panels/pageParts.ts';
import { TimeAgo } from '../time/TimeAgo.tsx';
import { stageTexts, storyTexts } from './storyTexts.ts';

const Late = styled.strong`
  display: inline-block;
  padding-inline: ${token('space2')};
  border: 1px solid currentcolor;
  border-radius: ${token('radiusPill')};
  color: ${token('danger')};
  font-weight: ${token('boldWeight')};
`;

const Brief = styled.p`
  max-inline-size: 42rem;
  margin: 0;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Messages = styled.ol`
  display: grid;
  gap: ${token('space3')};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Where a story stands, what is wanted, and by when. A late story says so in words. */
export function StoryFacts({ story, shows = [] }: { story: Story; shows?: readonly ('writer' | 'editor')[] }) {
  const siteName = useSiteName();
  const { site, category, due, words, pictures, stage, isLate, writer, editor } = story;
  const facts = [
    due ? storyTexts.dueOn(due) : storyTexts.noDue,
    ...(words === null ? [] : [storyTexts.words(words)]),
    ...(pictures === '' ? [] : [storyTexts.pictures(pictures)]),
  ];
  const people = [
    siteName(site),
    ...(category ? [storyTexts.section(category.name)] : []),
    ...(writer && shows.includes('writer') ? [storyTexts.by(writer.name)] : []),
    ...(editor && shows.includes('editor') ? [storyTexts.editor(editor.name)] : []),
  ];
  return (
    <>
      <Faint as="div">
        <strong>{stageTexts[stage]}</strong> · {people.join(' · ')}
      </Faint>
      <Faint as="div">
        {isLate ? (
          <>
            <Late>{storyTexts.late}</Late>{' '}
          </>
        ) : null}
        {facts.join(' · ')}
      </Faint>
    </>
  );
}

/** The brief of a story, with the messages of the editors. */
export function StoryText({ story: { brief, messages } }: { story: Pick<Story, 'brief' | 'messages'> }) {
  return (
    <>
      {brief ? <Brief dir="auto">{brief}</Brief> : null}
      {messages.length > 0 ? (
        <Messages aria-label={storyTexts.messages}>
          {messages.map((message) => (
            <li key={`${message.at} ${message.kind}`}>
              <Faint>
                {storyTexts.message(message)} · <TimeAgo at={message.at} />
              </Faint>
              <Quoted dir="auto">{message.text}</Quoted>
            </li>
          ))}
        </Messages>
      ) : null}
    </>
  );
}
