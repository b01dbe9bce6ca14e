/** id of a field's input. */
export const fieldId = (name: string) => `vocal-${name}`;
