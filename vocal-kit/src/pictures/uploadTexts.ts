/** Texts of the upload of pictures. */
export const uploadTexts = {
  accepted: 'GIF, JPEG or PNG, up to 20 MB',
  uploading: 'Uploading…',
  uploadingOf: (place: number, of: number) => (of === 1 ? 'Uploading…' : `Uploading ${place} of ${of}…`),
  otherType: 'This file type is not supported. Choose a GIF, JPEG or PNG.',
  uploadFailed: 'The upload failed. Check your connection and try again.',
  failedFile: (name: string, reason: string) => `${name}: ${reason}`,
  retryUpload: 'Try again',
  stopUpload: 'Stop',
} as const;
