/** Whether a version lies in a range of the form `>=20.19 <21 || >=22.12`. */
export function isInRange(version: string, range: string): boolean;
