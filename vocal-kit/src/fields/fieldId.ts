/** Id of a field's control. Messages about the field link to it. */
export const fieldId = (field: string) => `editor-${field}`;
