/** Preloaded into the processes of a network: when the one that started them is gone, even by kill -9, they stop in order. */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// Keeps the channel from being the reason that a process stays alive.
process.channel?.unref();
