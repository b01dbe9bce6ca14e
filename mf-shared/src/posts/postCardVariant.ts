/** `lead` opens a page, `standard` stands in grids, `compact` has its picture at the side. */
export type PostCardVariant = 'lead' | 'standard' | 'compact';
