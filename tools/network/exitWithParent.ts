/** Preloaded into the processes of a network, so that they shut down when their parent is gone, even after kill -9. */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// An open channel must not keep the process alive.
process.channel?.unref();
