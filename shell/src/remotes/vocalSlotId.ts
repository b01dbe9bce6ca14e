/** id of the element into which single-spa mounts the creator platform. */
export const vocalSlotId = 'vocal-slot';
