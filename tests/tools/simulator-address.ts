import type { ChildProcess } from 'node:child_process';

const LISTENING = /listening on (https?:\/\/[\w.:[\]-]+)/;

/**
 * Waits until a simulator prints its address.
 *
 * @param child started with its output as pipes
 * @param milliseconds longest wait, or undefined for no limit
 * @returns the address without a slash at its end
 * @throws Error with everything it printed, if it ends or prints no address
 */
export function simulatorAddress(child: ChildProcess, milliseconds?: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const giveUp = () =>
      settle(() => reject(new Error(`The simulator printed no address:\n${output}`)));
    const timer = milliseconds === undefined ? undefined : setTimeout(giveUp, milliseconds);
    const settle = (then: () => void) => {
      clearTimeout(timer);
      child.stdout?.off('data', read);
      child.stderr?.off('data', read);
      child.off('exit', onExit);
      then();
    };
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const address = LISTENING.exec(output)?.[1];
      if (address !== undefined) settle(() => resolve(address));
    };
    const onExit = () => settle(() => reject(new Error(`The simulator did not start:\n${output}`)));
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', onExit);
  });
}
