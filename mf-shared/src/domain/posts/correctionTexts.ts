/** Maximum characters of a correction. */
export const correctionLimit = 500;

/** Heading of a correction, by its kind. */
export const correctionLabels = { correction: 'Correction', update: 'Updated' } as const;
