import type { Node } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { depthOfLine, type Prompt } from './starterBlocks.ts';

/** A prompt whose line is still empty: number of stored blocks before its line, type of its block, and its words. */
type KeptPrompt = readonly [before: number, type: string, text: string];

/** True for a prompt as `promptsToKeep` returns it. The storage of a browser can have anything. */
export function isKeptPrompt(value: unknown): value is KeptPrompt {
  return (
    Array.isArray(value) && Number.isInteger(value[0]) && [value[1], value[2]].every((is) => typeof is === 'string')
  );
}

/** True for a block that a post may store without, such as an empty line at the end of a text. */
function isUnstored({ type, childCount, attrs, textContent }: Node): boolean {
  return (type.name === 'paragraph' && childCount === 0) || (type.name === 'image' && !attrs.image && !textContent);
}

/** Returns the prompts by the number of stored blocks before them. */
export function promptsToKeep(doc: Node, prompts: readonly Prompt[]): KeptPrompt[] {
  const texts = new Map(prompts.map(({ place, text }) => [place, text]));
  const kept: KeptPrompt[] = [];
  let before = 0;
  doc.forEach((block, start) => {
    const text = texts.get(start + depthOfLine(block));
    if (text !== undefined) kept.push([before, block.type.name, text]);
    if (!isUnstored(block)) before += 1;
  });
  return kept;
}

/**
 * Finds the lines of kept prompts in the document of a post that was opened again. Adds empty lines that the stored post
 * lacks. Leaves out prompts whose blocks the writer has changed elsewhere.
 * @returns the step, and the prompts with their places after it
 */
export function findPrompts({ doc, tr, schema }: EditorState, kept: readonly KeptPrompt[]): [Transaction, Prompt[]] {
  const prompts: Prompt[] = [];
  const waiting = [...kept];
  let before = 0;
  /** Takes the next prompt if it belongs to a block of this type after the stored blocks so far. */
  const take = (type: string) =>
    waiting[0]?.[0] === before && waiting[0][1] === type ? (waiting.shift()?.[2] ?? null) : null;
  const addLines = (start: number) => {
    const { paragraph } = schema.nodes;
    for (let text = take('paragraph'); paragraph && text !== null; text = take('paragraph')) {
      const place = tr.mapping.map(start);
      tr.insert(place, paragraph.create());
      prompts.push({ place, text });
    }
  };
  doc.forEach((block, start) => {
    const isStored = !isUnstored(block);
    if (isStored) addLines(start);
    const text = take(block.type.name);
    if (text !== null) prompts.push({ place: tr.mapping.map(start) + depthOfLine(block), text });
    if (!isStored) return;
    before += 1;
    while (waiting[0] && waiting[0][0] < before) waiting.shift();
  });
  addLines(doc.content.size);
  return [tr.setMeta('addToHistory', false), prompts];
}
