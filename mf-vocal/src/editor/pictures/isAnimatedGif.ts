/** The first bytes of the block that stands before a frame. */
const beforeFrame = '\u0021\u00f9\u0004';

/** Whether a file is a GIF of several frames. Its name may say anything. */
export async function isAnimatedGif(file: Blob): Promise<boolean> {
  const start = await textOf(file.slice(0, 6));
  if (!/^GIF8[79]a$/.test(start)) return false;
  return (await textOf(file)).split(beforeFrame).length > 2;
}

/** Bytes of a file as characters of the same numbers. */
function textOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsText(file, 'windows-1252');
  });
}
