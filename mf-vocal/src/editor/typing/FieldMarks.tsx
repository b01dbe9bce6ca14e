import { type RefObject, useEffect, useRef } from 'react';
import { fieldMarks, replaceRun } from './fieldMarks.ts';
import type { FieldRun } from './fieldRun.ts';

type FieldMarksProps = {
  around: RefObject<HTMLElement | null>;
  /** The last run of characters that were typed before this code was loaded. */
  early: RefObject<FieldRun | null>;
  /** Language of the post, BCP 47. */
  language: string;
};

/** Replaces quotation marks, dashes and dots that are typed in the text fields of an element. Shows nothing. */
export function FieldMarks({ around, early, language }: FieldMarksProps) {
  const now = useRef(language);
  useEffect(() => {
    now.current = language;
  });
  useEffect(() => {
    if (early.current) replaceRun(early.current, now.current);
    early.current = null;
    const fields = around.current?.querySelectorAll('textarea') ?? [];
    const stops = [...fields].map((field) => fieldMarks(field, () => now.current));
    return () => {
      for (const stop of stops) stop();
    };
  }, [around, early]);
  return null;
}
