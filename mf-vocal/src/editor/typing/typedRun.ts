import type { Transaction } from '@tiptap/pm/state';
import { ReplaceStep } from '@tiptap/pm/transform';

/** Characters of a document that were typed one after the other. */
export type TypedRun = { from: number; to: number };

/** Returns the run after a change. A change that is no typed character, or at another place, ends the run. */
export function typedRun(run: TypedRun | null, { docChanged, steps }: Transaction): TypedRun | null {
  if (!docChanged) return run;
  const [step] = steps;
  if (steps.length > 1 || !(step instanceof ReplaceStep) || step.from !== step.to || step.slice.size !== 1) return null;
  return { from: run?.to === step.from ? run.from : step.from, to: step.from + 1 };
}
