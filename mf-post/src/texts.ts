/** Every text of the post page's interface, in the spec's words. */
export const texts = {
  by: 'By',
  readingTime: (minutes: number) => `${minutes} min read`,
  specialFeature: 'Special Feature',
  tags: 'Tags',
  readNext: 'Read next:',
  nextUpIn: (category: string) => `Next up in ${category}`,
  noBioYet: (firstName: string) => `${firstName} hasn't written a bio yet :(`,
  aboutAuthor: 'About the author',
  buyNow: 'Buy Now',
  via: (host: string) => `Via: ${host}`,
  morePictures: (count: number) => `+ ${count} More`,
  picture: (number: number, total: number) => `Picture ${number} of ${total}`,
  gallery: 'Gallery',
  playVideo: (name: string) => `Play video: ${name}`,
  watchVideo: (host: string) => `Watch on ${host}`,
  playsFrom: (host: string) => `Plays from ${host}`,
  table: 'Table',
  code: 'Code',
  home: 'Home',
} as const;

/** Messages for developers and logs. */
export const messages = {
  noNextPost: 'Could not get next post',
  captionTwice: 'Caption cannot render children and html',
} as const;
