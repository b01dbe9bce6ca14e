/**
 * Copies an element's text. Where the clipboard is refused, or the page not secure, the text is selected and copied the
 * old way. False when that fails too: the text is then selected for the reader to copy.
 */
export async function copyText(element: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(element.textContent);
    return true;
  } catch {
    getSelection()?.selectAllChildren(element);
    return document.execCommand('copy');
  }
}
