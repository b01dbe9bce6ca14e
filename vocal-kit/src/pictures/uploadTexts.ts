/** Texts of the upload of pictures. */
export const uploadTexts = {
  accepted: 'GIF, JPEG or PNG, up to 20 MB',
  uploading: 'Uploading…',
  uploadingOf: (place: number, of: number) => (of === 1 ? 'Uploading…' : `Uploading ${place} of ${of}…`),
  otherType: (kind: string | undefined) =>
    `${kind ? `${kind} pictures` : 'Files of this type'} cannot be used. Save the picture as GIF, JPEG or PNG, and choose that file.`,
  uploadFailed: 'The upload failed. Check your connection and try again.',
  failedFile: (name: string, reason: string) => `${name}: ${reason}`,
  retryUpload: 'Try again',
  stopUpload: 'Stop',
} as const;
