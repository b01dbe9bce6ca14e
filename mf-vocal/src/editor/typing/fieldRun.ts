/** Characters that were typed one after the other in a field of plain text, up to its caret. */
export type FieldRun = { field: HTMLTextAreaElement; from: number; to: number };

/** Returns the run after an input. A change that is no typed character, or at another place, ends the run. */
export function fieldRun(run: FieldRun | null, event: Event): FieldRun | null {
  const { target: field } = event;
  const isKey = event instanceof InputEvent && event.inputType === 'insertText' && event.data?.length === 1;
  if (!isKey || !(field instanceof HTMLTextAreaElement)) return null;
  const to = field.selectionEnd;
  return { field, from: run?.field === field && run.to === to - 1 ? run.from : to - 1, to };
}
