import { type RefObject, useEffect, useRef } from 'react';
import { fieldMarks } from './fieldMarks.ts';

type FieldMarksProps = {
  around: RefObject<HTMLElement | null>;
  /** Language of the post, BCP 47. */
  language: string;
};

/** Replaces quotation marks, dashes and dots that are typed in the text fields of an element. Shows nothing. */
export function FieldMarks({ around, language }: FieldMarksProps) {
  const now = useRef(language);
  useEffect(() => {
    now.current = language;
  });
  useEffect(() => {
    const fields = around.current?.querySelectorAll('textarea') ?? [];
    const stops = [...fields].map((field) => fieldMarks(field, () => now.current));
    return () => {
      for (const stop of stops) stop();
    };
  }, [around]);
  return null;
}
