/** A worker that serves nobody: it sends the first message of its primary back, and stays. */
process.once('message', (message) => {
  process.send({ kind: 'counted', counted: message });
  process.send({ kind: 'listening' });
});
