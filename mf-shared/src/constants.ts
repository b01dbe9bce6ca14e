/** Numbers of spec section 9, under their names there. In pixels, unless the name has another unit. */

export const breakpoints = { mobile: 480, tabletPortrait: 768, tabletLandscape: 1024, desktop: 1280 } as const;
export type Breakpoint = keyof typeof breakpoints;

export const containerWidths = { small: 520, medium: 720, large: 1140, xlarge: 1560 } as const;
export type ContainerSize = keyof typeof containerWidths;

/** One spacing unit: the gutter of a container on each side. */
export const spacingUnit = 16;

export const menuWidth = 400;

export const imageSizes = {
  authorMetadata: { width: 600, height: 400 },
  authorHeader: { width: 120, height: 120 },
  postThumbnail: { width: 600, height: 400 },
  squareThumbnail: { width: 416, height: 416 },
  postAuthorAvatar: { width: 64, height: 64 },
  smallAvatar: { width: 30, height: 30 },
  channelBanner: { width: 1280, height: 430 },
  channelLogo: { width: 360 },
  /** The header of a channel's posts. */
  mastheadLogo: { width: 192 },
  specialFeatureBanner: { width: 1280, height: 430 },
  mediaImage: { width: 600, height: 230 },
  lightboxThumbnail: { width: 130, height: 130 },
  galleryThumbnail: { width: 130, height: 130 },
  lightbox: { width: breakpoints.tabletLandscape },
  product: { width: 512, height: 512 },
} as const;

/** The size in which sharing services show a large picture. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** Maximum width of a post's picture, by layout. */
export const mediaWidthCaps = {
  fullWidth: containerWidths.xlarge,
  outsetCenter: containerWidths.large - 2 * spacingUnit,
  insetCenter: containerWidths.medium - 2 * spacingUnit,
  outsetLeft: containerWidths.medium - 2 * spacingUnit,
  outsetRight: containerWidths.medium - 2 * spacingUnit,
} as const;

/** Widths of an image's source set. A layout adds its own width (`containerWidths.large` or `.xlarge`). */
export const sourceSetWidths = [512, 768] as const;
/** Width of a row in device pixels, on a phone of 375 CSS pixels and double density. */
export const phoneRowWidth = 688;
/** Widths of the picture at the side of a card. */
export const squareWidths = [imageSizes.squareThumbnail.width, 624] as const;
/** Widths of the banners of channels, promos and special features, which are cut to one ratio. */
export const bannerWidths = [
  ...sourceSetWidths,
  imageSizes.channelBanner.width,
  2 * imageSizes.channelBanner.width,
] as const;
/** Width of a blurred placeholder as a fraction of the requested width. */
export const placeholderFraction = 0.1;

export const listLimits = { home: 16, homeFirstBlock: 5, homeSide: 5, typeList: 100, list: 24 } as const;
export const pagination = { window: 5, defaultPath: '/page/' } as const;
export const archiveMonths = { sidebar: 13, siteMapBack: 12 } as const;

export const impression = { timerMs: 15_000, scrollCheckDelayMs: 4_000, pageHeightThreshold: 1 / 3 } as const;
export const share = { jsonpTimeoutMs: 10_000, countIndexMax: 9_999 } as const;
export const popups = { tweet: { width: 560, height: 300 }, facebook: { width: 560, height: 580 } } as const;
export const twitterPlayer = { width: 720, height: 420 } as const;

export const galleryRow = { thumbnails: 4, overlayFrom: 5 } as const;
/**
 * Columns of the shop up to mobile width (`extraSmall`) and above it (`small`). Fewer items than `centredBelow` are
 * centred.
 */
export const shopGrid = { columns: { extraSmall: 2, small: 3 }, centredBelow: 3 } as const;
export const videoEmbed = { aspectRatio: 16 / 9, delayMs: 250 } as const;
export const lightboxMotion = { fadeMs: 100, stepMs: 300 } as const;
export const mastheadFadeMs = 500;

export const summaryLength = { short: 200, long: 600 } as const;
