/** Name of the channel on which the pages of Vocal tell each other about a sign-in. */
const channelName = 'vocal-signed-in';

/** Opens the channel. Undefined in a page that has no channels. */
function openChannel(): BroadcastChannel | undefined {
  return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName);
}

/** Tells all other pages of Vocal in this browser that somebody is signed in. */
export function tellSignedIn(): void {
  const channel = openChannel();
  channel?.postMessage('signed-in');
  channel?.close();
}

/** Calls a listener when somebody is signed in in another page. @returns a function that ends it */
export function onSignedIn(listener: () => void): () => void {
  const channel = openChannel();
  if (channel) channel.onmessage = listener;
  return () => channel?.close();
}
