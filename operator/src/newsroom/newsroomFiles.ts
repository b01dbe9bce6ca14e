/** Paths in an export, below the folder of this system. Other systems do not read them. */
export const newsroomFiles = { library: 'marquee/library.json', stories: 'marquee/stories.json' } as const;

/** Maximum size of one of the files. A picture of the library has at most 5 kB of texts. */
export const maxNewsroomBytes = 64 * 1_048_576;
