/** Whether a program is in one of the folders of a `PATH`. */
export function isOnPath(program: string, path: string | undefined): boolean;
