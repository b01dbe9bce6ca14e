/** id of a field's control, where a message about the field leads. */
export const fieldId = (field: string) => `editor-${field}`;
