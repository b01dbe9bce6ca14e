import type { Node } from '@tiptap/pm/model';
import { checkTexts } from '../checkTexts.ts';
import { excerpt } from '../excerpt.ts';
import type { Finding } from '../finding.ts';

/** Maximum number of words in a sentence. Longer sentences are found. */
export const maxSentenceWords = 30;

type Sentence = { from: number; to: number; text: string; words: number };

/** Long sentences of a paragraph, by language. An edit replaces only the paragraphs that it touches. */
const known = new WeakMap<Node, { language: string; sentences: readonly Sentence[] }>();

/** Finds long sentences by the rules of a language. Leaves out code. @param language BCP 47 tag of the post */
export function longSentences(document: Node, language: string): Finding[] {
  const findings: Finding[] = [];
  document.descendants((node, position) => {
    if (!node.isTextblock) return true;
    if (node.type.spec.code) return false;
    for (const { from, to, text, words } of longSentencesIn(node, language))
      findings.push({
        check: 'longSentence',
        message: checkTexts.longSentence(words),
        words: excerpt(text),
        place: { kind: 'words', from: position + 1 + from, to: position + 1 + to },
      });
    return false;
  });
  return findings;
}

function longSentencesIn(textblock: Node, language: string): readonly Sentence[] {
  const last = known.get(textblock);
  if (last?.language === language) return last.sentences;
  // Places that are no text, such as footnotes, count as one character, as they do in positions.
  const text = textblock.textBetween(0, textblock.content.size, undefined, '\n');
  const sentences = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)]
    .map(({ segment, index }) => sentenceAt(segment, index, language))
    .filter(({ words }) => words > maxSentenceWords);
  known.set(textblock, { language, sentences });
  return sentences;
}

function sentenceAt(segment: string, index: number, language: string): Sentence {
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(segment)].filter(
    ({ isWordLike }) => isWordLike,
  ).length;
  return { from: index, to: index + segment.trimEnd().length, text: segment, words };
}
