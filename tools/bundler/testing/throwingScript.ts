/** Throws an error that a test locates in this source. */
function openGallery(pictures: readonly string[]): string {
  const [first] = pictures;
  if (!first) throw new Error('The gallery is empty');
  return first;
}

document.title = openGallery([]);
