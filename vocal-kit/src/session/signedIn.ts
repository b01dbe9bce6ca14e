/** Name of the channel on which the pages of Vocal tell each other about a sign-in. */
const channelName = 'vocal-signed-in';

/** Opens the channel. Undefined in a browser without `BroadcastChannel`. */
function openChannel(): BroadcastChannel | undefined {
  return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName);
}

/** Tells all other pages of Vocal in this browser that somebody is signed in. */
export function tellSignedIn(): void {
  const channel = openChannel();
  channel?.postMessage('signed-in');
  channel?.close();
}

/** Calls a listener when somebody signs in on another page of Vocal. @returns a function that stops listening */
export function onSignedIn(listener: () => void): () => void {
  const channel = openChannel();
  if (channel) channel.onmessage = listener;
  return () => channel?.close();
}
