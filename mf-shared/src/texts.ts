/** Texts of the shared components, in the spec's words. */
export const texts = {
  loading: 'Loading...',
  by: 'By',
  forAdults: 'For adults',
  playVideo: (name: string) => `Play video: ${name}`,
} as const;
