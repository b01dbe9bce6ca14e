/** The store of originals, the checks of uploads, and pictures and files of other hosts. */
export { DiskOriginals } from '../kernel/originals/DiskOriginals.ts';
export {
  type ListedOriginal,
  type OriginalFormat,
  type OriginalStore,
  originalFormats,
} from '../kernel/originals/OriginalStore.ts';
export { openOriginals } from '../kernel/originals/openOriginals.ts';
export { FetchRefusedError } from '../kernel/outside/fetchOutside.ts';
export { createFetchPicture, type FetchedPicture, type FetchPicture } from '../reading/images/foreign/fetchPicture.ts';
export { mediaWords } from '../writing/media/mediaConditions.ts';
export { acceptedFormat, type UploadFormat } from '../writing/uploads/acceptedFormat.ts';
export { fetchFile } from '../writing/uploads/fetchFile.ts';
export type { NormalizedPicture } from '../writing/uploads/normalizePicture.ts';
export { PictureProcess } from '../writing/uploads/PictureProcess.ts';
export { refuseOtherThanPdf } from '../writing/uploads/refuseOtherThanPdf.ts';
