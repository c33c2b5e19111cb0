/**
 * Loaded into the measured server before it starts: tells whoever started it how long its event loop was
 * held up at most since it was asked last, in milliseconds. The machine's other processes do not count there.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
process.on('message', () => {
  process.send?.(delay.max / 1e6);
  delay.reset();
});
process.channel?.unref();
