/** Longest time from now to a publication or to the end of an embargo, in milliseconds. */
export const maxScheduleMs = 366 * 86_400_000;
