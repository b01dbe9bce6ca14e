/** Type of the dragged data, which tells posts of the calendar from other things that are dragged onto the page. */
export const draggedType = 'application/x-marquee-post';
