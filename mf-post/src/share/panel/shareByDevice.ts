/** Opens the device's own share sheet. A reader who closes it needs no message. */
export async function shareByDevice(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // Closed without sharing, or the device has no app for it.
  }
}
