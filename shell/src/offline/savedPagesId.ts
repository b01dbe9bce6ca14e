/** id of the offline page's section that lists the pages kept on the device. */
export const savedPagesId = 'saved-pages';
