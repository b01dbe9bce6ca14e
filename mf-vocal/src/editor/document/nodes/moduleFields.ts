import type { GalleryModule, ImageModule, ProductModule, VideoModule } from '@marquee/shared/domain';

type BlockModule = GalleryModule | ImageModule | ProductModule | VideoModule;
export type BlockType = BlockModule['type'];

/** Fields that are written inside the block, and those that every module has. */
type Elsewhere = 'type' | 'title' | 'isListicleItem' | 'imageCaption' | 'content';

type Fields<T extends BlockType> = Omit<Extract<BlockModule, { type: T }>, Elsewhere>;

/** Attributes of a block's node. A field that the module lacks is null, as is the picture of an image without an upload. */
export type BlockAttributes<T extends BlockType = BlockType> = {
  [K in keyof Fields<T>]-?: Exclude<Fields<T>[K], undefined> | null;
} & {
  /** Id of the module; null for a block that was just made. */
  module: string | null;
  isListicleItem: boolean;
  /** Set for an image block only: the name of a picture that waits to be uploaded, or `leftOnItsPage`. */
  arrival?: string | null;
};

const media = { mediaLayout: 'insetCenter', imageAltText: null, actionLabel: null, actionUrl: null } as const;

/** Fields of each type of block, with the values of a block that was just made. */
export const moduleFields: {
  readonly [T in BlockType]: Omit<BlockAttributes<T>, 'module' | 'isListicleItem' | 'arrival'>;
} = {
  gallery: { galleryStyle: 'columns', images: [] },
  image: { image: null, ...media },
  product: { url: '', data: null, image: null, price: null },
  video: { brightcoveId: null, videoLink: null, videoData: null, ...media },
};

/** Fields that a module leaves out rather than giving them as null. */
export const optionalFields: ReadonlySet<string> = new Set(['imageAltText', 'actionLabel', 'actionUrl', 'price']);

/**
 * True if a module of this type is a block of the document. The text of other modules is written in the document
 * itself.
 */
export function isBlockType(type: string): type is BlockType {
  return Object.hasOwn(moduleFields, type);
}
