import { type StoryDue, storyLimits } from '@marquee/shared/domain';
import type { FieldErrors } from '../form/formFailure.ts';
import { storyTexts } from './storyTexts.ts';

/** Fields of the plan of a story, in their order on the page. */
export const planNames = ['slug', 'brief', 'site', 'category', 'words', 'pictures'] as const;
export type PlanName = (typeof planNames)[number];
export type PlanValues = Record<PlanName, string>;

/** Fields of a due day. */
export const dueNames = ['dueDay', 'dueTime'] as const;
export type DueValues = Record<(typeof dueNames)[number], string>;

/** The api's names of the fields of a due day. */
export const duePointers = { dueDay: 'due/day', dueTime: 'due/time' } as const;

/** Returns what is wrong with the fields. */
export function faultsOfPlan({ slug, site, words }: PlanValues): FieldErrors<PlanName> {
  return {
    ...(slug.trim() === '' && { slug: storyTexts.needSlug }),
    ...(site === '' && { site: storyTexts.needMagazine }),
    ...(words.trim() !== '' && wordsOf(words) === null && { words: storyTexts.needWords(storyLimits.words) }),
  };
}

/** Returns what is wrong with a due day. */
export function faultsOfDue({ dueDay, dueTime }: DueValues): FieldErrors<keyof DueValues> {
  return dueTime !== '' && dueDay === '' ? { dueDay: storyTexts.needDay } : {};
}

/** Returns the plan as the api takes it, without the site. */
export function planOf({ slug, brief, category, words, pictures }: PlanValues) {
  return {
    ...{ slug: slug.trim(), brief: brief.trim(), pictures: pictures.trim() },
    ...{ category: category || null, words: wordsOf(words) },
  };
}

export function dueOf({ dueDay, dueTime }: DueValues): StoryDue | null {
  return dueDay === '' ? null : { day: dueDay, time: dueTime === '' ? null : dueTime.slice(0, 5) };
}

/** Parses a number of words, also with separators, such as 1,200. Returns null for any other text. */
export function wordsOf(text: string): number | null {
  const digits = text.trim().replace(/[,\s]/g, '');
  const number = /^\d{1,6}$/.test(digits) ? Number(digits) : 0;
  return number >= 1 && number <= storyLimits.words ? number : null;
}
