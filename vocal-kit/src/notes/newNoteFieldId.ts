/** Id of the field for a new note. A keyboard shortcut of the desk moves the focus to it. */
export const newNoteFieldId = 'new-note';
