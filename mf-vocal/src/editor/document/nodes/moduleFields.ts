import type { PostModule } from '@marquee/shared/domain';

/** The text of a content module is written in the document itself. */
type BlockModule = Exclude<PostModule, { type: 'content' }>;
export type BlockType = BlockModule['type'];

/** Fields that are edited inside the block, and fields that every module has. */
type Elsewhere = 'type' | 'title' | 'isListicleItem' | 'imageCaption' | 'content';

type Fields<T extends BlockType> = Omit<Extract<BlockModule, { type: T }>, Elsewhere>;

/** Attributes of a block's node. Missing fields of the module are null, such as the picture before an upload. */
export type BlockAttributes<T extends BlockType = BlockType> = {
  [K in keyof Fields<T>]-?: Exclude<Fields<T>[K], undefined> | null;
} & {
  /** Id of the module. Null for a new block. */
  module: string | null;
  isListicleItem: boolean;
  /** Only for `hasArrival`: the name of pictures that wait for their upload, or `leftOnItsPage`. */
  arrival?: string | null;
};

const media = {
  mediaLayout: 'insetCenter',
  imageAltText: null,
  imageCredit: null,
  actionLabel: null,
  actionUrl: null,
} as const;

/** Fields of each type of block, with their values in a new block. */
export const moduleFields: {
  readonly [T in BlockType]: Omit<BlockAttributes<T>, 'module' | 'isListicleItem' | 'arrival'>;
} = {
  gallery: { galleryStyle: 'columns', images: [] },
  image: { image: null, ...media },
  product: { url: '', data: null, image: null, price: null },
  video: { brightcoveId: null, videoLink: null, videoData: null, ...media },
};

/** Types of blocks. */
export const blockTypes = Object.keys(moduleFields).filter(isBlockType);

/** Types of blocks in which a writer types a caption. */
export const hasCaption: Readonly<Record<BlockType, boolean>> = {
  gallery: false,
  image: true,
  product: false,
  video: true,
};

/** True for the types of blocks that upload pasted, dropped or chosen pictures. */
export function hasArrival(type: BlockType): boolean {
  return type === 'image' || type === 'gallery';
}

/** Names of the fields that a module can lack. */
type Lackable<T extends BlockType> = T extends BlockType
  ? { [K in keyof Fields<T>]-?: undefined extends Fields<T>[K] ? K : never }[keyof Fields<T>]
  : never;

/** Fields that a module leaves out rather than giving them as null. */
export const optionalFields: ReadonlySet<string> = new Set(
  Object.keys({
    imageAltText: true,
    imageCredit: true,
    actionLabel: true,
    actionUrl: true,
    price: true,
  } satisfies Record<Lackable<BlockType>, true>),
);

/**
 * True if a module of this type is a block of the document. The text of other modules is written in the document
 * itself.
 */
export function isBlockType(type: string): type is BlockType {
  return Object.hasOwn(moduleFields, type);
}
