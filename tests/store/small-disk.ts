import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A real disk of a few kilobytes, which can be filled and freed. */
export interface SmallDisk {
  readonly folder: string;
  /** Fills it completely. */
  fill(): void;
  free(): void;
  /** Makes it read-only. */
  makeReadOnly(): void;
  leave(): void;
}

/** Printed if a test has to be skipped. */
export const noSmallDisk = 'this user may not mount a disk';

const FILL = 'fill-';

/** Mounts a disk in memory. Undefined if this user or system may not mount one. */
export function mountSmallDisk(kilobytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'dokubox-disk-'));
  const mount = (...options: string[]) =>
    spawnSync('mount', [...options, folder], { stdio: 'ignore' }).status === 0;
  if (!mount('-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs')) {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  return {
    folder,
    fill() {
      for (const size of [65_536, 4_096]) {
        try {
          for (let nth = 0; ; nth += 1) {
            writeFileSync(join(folder, `${FILL}${size}-${nth}`), Buffer.alloc(size));
          }
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        }
      }
    },
    free() {
      for (const name of readdirSync(folder)) {
        if (name.startsWith(FILL)) rmSync(join(folder, name));
      }
    },
    makeReadOnly() {
      mount('-o', 'remount,ro');
    },
    leave() {
      spawnSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
