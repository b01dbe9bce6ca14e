/** The id of the field for a new note, to which the desk's key leads. */
export const newNoteFieldId = 'new-note';
