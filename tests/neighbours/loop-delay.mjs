/**
 * Loaded into the measured server before it starts. Reports to the parent process the longest block
 * of the event loop since the last report, in milliseconds. Other processes of the machine do not
 * count.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
process.on('message', () => {
  process.send?.(delay.max / 1e6);
  delay.reset();
});
process.channel?.unref();
