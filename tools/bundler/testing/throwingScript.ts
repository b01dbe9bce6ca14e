/** A script whose error a test looks up in its source. */
function openGallery(pictures: readonly string[]): string {
  const [first] = pictures;
  if (!first) throw new Error('The gallery is empty');
  return first;
}

document.title = openGallery([]);
