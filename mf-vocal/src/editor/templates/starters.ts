import type { Starter } from '@marquee/shared/domain';

const item = [
  { kind: 'section', prompt: 'Title of the item' },
  { kind: 'image' },
  { kind: 'text', prompt: 'Why it is on the list' },
] as const;

/** The starters that every writer has. A site can name more in its configuration. */
export const starters: readonly Starter[] = [
  {
    name: 'Recipe',
    blocks: [
      { kind: 'text', prompt: 'How it tastes, how many it serves, and how long it takes' },
      { kind: 'image' },
      { kind: 'heading', text: 'Ingredients' },
      { kind: 'bulletList', prompt: 'An ingredient and its amount' },
      { kind: 'heading', text: 'Method' },
      { kind: 'orderedList', prompt: 'The first step' },
      { kind: 'heading', text: 'Tips' },
      { kind: 'text', prompt: 'What can go wrong, and what goes with it' },
    ],
  },
  {
    name: 'Review',
    blocks: [
      { kind: 'text', prompt: 'Your verdict in two sentences' },
      { kind: 'image' },
      { kind: 'heading', text: 'What is good' },
      { kind: 'text', prompt: 'What works, with an example' },
      { kind: 'heading', text: 'What is not' },
      { kind: 'text', prompt: 'What does not work, and for whom that matters' },
      { kind: 'heading', text: 'Who it is for' },
      { kind: 'text', prompt: 'Who should get it, and who should not' },
      { kind: 'product' },
    ],
  },
  {
    name: 'Interview',
    blocks: [
      { kind: 'text', prompt: 'Who this is, and why you talked' },
      { kind: 'image' },
      { kind: 'quote', prompt: 'The sentence that people will remember' },
      { kind: 'heading', text: 'How did it begin?' },
      { kind: 'text', prompt: 'The answer. Change the question to your own' },
      { kind: 'heading', text: 'What does nobody ask you?' },
      { kind: 'text', prompt: 'The answer' },
      { kind: 'heading', text: 'What comes next?' },
      { kind: 'text', prompt: 'The answer' },
    ],
  },
  {
    name: 'Listicle',
    isListicle: true,
    blocks: [{ kind: 'text', prompt: 'What the list is about, and how you chose' }, ...item, ...item, ...item],
  },
  {
    name: 'Gallery',
    postType: 'gallery',
    blocks: [
      { kind: 'text', prompt: 'Where and when these pictures were taken' },
      { kind: 'gallery' },
      { kind: 'text', prompt: 'What happened after the last picture' },
    ],
  },
  {
    name: 'Video',
    postType: 'video',
    blocks: [
      { kind: 'text', prompt: 'What the video shows, and why it is worth watching' },
      { kind: 'video' },
      { kind: 'heading', text: 'In this video' },
      { kind: 'bulletList', prompt: 'A moment, and the time at which it begins' },
    ],
  },
];
