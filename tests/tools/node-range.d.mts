/** Whether a version is in a range of the form `>=20.19 <21 || >=22.12`. */
export function isInRange(version: string, range: string): boolean;
